#include "domain/employer_jobs/publish_job.hpp"

#include <algorithm>

#include "domain/catalogue/company_jobs.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/hold_job.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/employers/portal_reads.hpp"
#include "domain/for_each_due.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The draft to publish, with the company that publishes it.
struct Publishing {
    EmployerCompany company;
    JobDraft draft;
    std::vector<Branch> branches;
    // The job on the site when this began.
    std::optional<Job> on_site{};

    [[nodiscard]] bool is_open() const { return on_site && on_site->state == JobState::published; }
};

ScheduleProblem problem_of(const PublishRefusal& refusal) {
    switch (refusal_of(refusal)) {
        case Refusal::SameJobExists:
            return ScheduleProblem::same_job_exists;
        case Refusal::JobChanged:
            return ScheduleProblem::job_changed;
        case Refusal::JobSuspended:
            return ScheduleProblem::job_suspended;
        case Refusal::IdNotFound:
            return ScheduleProblem::job_removed;
        case Refusal::CompanyLimitReached:
            return ScheduleProblem::limit_reached;
        default:
            return ScheduleProblem::not_valid;
    }
}

// Why a line cannot be published, checked in the transaction that writes it.
std::optional<PublishRefusal> objection(const JobLine& line, const JobDraft& draft, bool overwrites,
                                        const std::optional<RecentJobs>& recent, CatalogueWriter& stored) {
    if (stored.is_removed(line.id)) return Refusal::IdNotFound;
    const auto job = stored.job(line.id);
    if (job && job->state == JobState::suspended) return Refusal::JobSuspended;
    // The site has the same content when an earlier attempt was interrupted after writing it.
    const bool is_outdated = job && draft.based_on != job->updated_at && job->posting != line.posting;
    if (is_outdated && !overwrites) return Refusal::JobChanged;
    if (job && job->state == JobState::published) return std::nullopt;
    // The job was open when this began and has been closed since.
    if (!recent) return Refusal::JobChanged;
    if (const auto same = recent->same_as(line)) return SameJob{*same};
    return std::nullopt;
}

// The ingest's result.
struct Published {
    Ingested done = Ingested::unchanged;
    // Whether the job was open before.
    bool was_open = false;
    std::optional<Job> job{};
};

// Sends a line through the ingest, unless there is an objection to it.
PublishOutcome<Published> ingest_line(const JobLine& line, const Publishing& publishing, bool overwrites,
                                      const EmployerPorts& ports, base::Timestamp now) {
    std::optional<RecentJobs> recent;
    if (!publishing.is_open()) recent.emplace(ports.catalogue, line.company_id, now);
    const std::vector<CatalogueLine> lines{line};
    return transact(ports.catalogue, [&](CatalogueWriter& writer) -> PublishOutcome<Published> {
        if (recent) recent->refresh(writer);
        std::optional<PublishRefusal> refused;
        const auto gate = [&](CatalogueLine&, CatalogueWriter& stored) -> std::optional<std::string> {
            refused = objection(line, publishing.draft, overwrites, recent, stored);
            if (refused) return "the portal refuses it";
            return std::nullopt;
        };
        const auto results = ingest(lines, ports.lists, writer, now, gate);
        if (refused) return *refused;
        if (!results.front().ok()) return PublishRefusal(Refusal::JobNotValid);
        return Published{*results.front(), publishing.is_open(), writer.job(line.id)};
    });
}

PublishOutcome<Published> put_on_site(Publishing& publishing, bool overwrites, const EmployerPorts& ports,
                                      base::Timestamp now) {
    JobDraft& draft = publishing.draft;
    refresh_places(draft.content.posting, publishing.branches);
    const bool was_open = publishing.is_open();
    const JobLine line = line_of(draft.id, draft.company, draft.content, publishing.on_site, now);
    const int room = was_open ? 0 : take_room_for_jobs(ports.store, draft.company, 1, now);
    if (!was_open && room == 0) return PublishRefusal(Refusal::CompanyLimitReached);
    auto published = any_blocks(findings_of(line, ports.lists, now))
                         ? PublishOutcome<Published>(PublishRefusal(Refusal::JobNotValid))
                         : ingest_line(line, publishing, overwrites, ports, now);
    if (!published.ok()) give_back_room(ports.store, draft.company, room, now);
    return published;
}

// Deletes the published draft, unless somebody has continued typing meanwhile.
void record_publication(EmployerWriter& writer, const Publishing& publishing, const Published& published,
                        const std::optional<Person>& person, const EmployerPorts& ports,
                        base::Timestamp now) {
    const JobDraft& done = publishing.draft;
    auto draft = writer.jobs().draft(done.id);
    EmployerJobNote job_note =
        writer.jobs().job_note(done.id).value_or(EmployerJobNote{done.id, done.company});
    job_note.reference = done.content.reference;
    job_note.close_reason.reset();
    job_note.released_words = done.released_words;
    writer.jobs().put(job_note);
    if (draft && draft->version == done.version) {
        writer.jobs().remove_draft(done.id);
    } else if (draft) {
        draft->based_on = published.job ? std::optional(published.job->updated_at) : std::nullopt;
        draft->publish_at.reset();
        writer.jobs().put(*draft);
    }
    // Without the draft, another request has already recorded the publication.
    if (!draft) return;
    const auto kind = published.was_open ? ActivityKind::job_changed : ActivityKind::job_published;
    const std::string& title = done.content.posting.name.in(person ? person->locale : Locale::zh_hant);
    person ? note(writer, ports.random, done.company, *person, kind, title, now)
           : note_staff(writer, ports.random, done.company, kind, title, now);
}

PublishedJob result_of(Publishing publishing, std::optional<Job> on_site) {
    return {std::move(publishing.company), publishing.draft.id, std::move(on_site),
            std::move(publishing.branches)};
}

PublishOutcome<PublishedJob> publish_now(Publishing publishing, bool overwrites,
                                         const std::optional<Person>& person, const EmployerPorts& ports,
                                         base::Timestamp now) {
    auto published = put_on_site(publishing, overwrites, ports, now);
    if (!published.ok()) return published.error();
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(publishing.company.id));
        // From here on the job is counted by the log.
        if (!published->was_open) give_back_room(writer, publishing.company.id, 1, now);
        record_publication(writer, publishing, *published, person, ports, now);
    });
    return result_of(std::move(publishing), std::move(published->job));
}

// The company of a request, and the draft to publish or why it cannot be published.
struct AskedPublishing {
    EmployerCompany company;
    Outcome<Publishing> publishing;
};

// A retry whose response was lost finds that the draft has become the job.
PublishOutcome<PublishedJob> published_before(AskedPublishing asked, const PublishRequest& request,
                                              const EmployerPorts& ports) {
    const Refusal why = asked.publishing.error();
    const bool is_gone = why == Refusal::IdNotFound && !request.at;
    auto job = is_gone ? job_of(ports.catalogue, asked.company.id, request.draft) : std::nullopt;
    if (!job || job->state != JobState::published) return PublishRefusal(why);
    const JobId id = job->id;
    auto branches = find_branches(ports.store, asked.company.id);
    return PublishedJob{std::move(asked.company), id, std::move(job), std::move(branches)};
}

Outcome<Publishing> publishing_of(EmployerReader& reader, const OwnCompany& own,
                                  const PublishRequest& request) {
    auto draft = draft_of(reader, own.company.id, request.draft);
    if (!draft) return Refusal::IdNotFound;
    if (draft->version != request.version) return Refusal::DraftChanged;
    if (reader.jobs().is_kept_by_feed(draft->id)) return Refusal::JobKeptByFeed;
    return Publishing{own.company, std::move(*draft), reader.companies().branches_of(own.company.id)};
}

// Why a job that is to be held for the operator could not be published, as far as that is known now.
std::optional<PublishRefusal> objection_now(const JobLine& line, const JobDraft& draft, bool overwrites,
                                            const EmployerPorts& ports, base::Timestamp now) {
    std::optional<RecentJobs> recent(std::in_place, ports.catalogue, draft.company, now);
    return transact(ports.catalogue, [&](CatalogueWriter& stored) {
        recent->refresh(stored);
        return objection(line, draft, overwrites, recent, stored);
    });
}

PublishOutcome<PublishedJob> schedule(const Person& person, Publishing publishing,
                                      const PublishRequest& request, const EmployerPorts& ports,
                                      base::Timestamp now) {
    JobDraft& draft = publishing.draft;
    const base::Timestamp at = request.at.value_or(now);
    refresh_places(draft.content.posting, publishing.branches);
    const auto& on_site = publishing.on_site;
    const JobLine line = line_of(draft.id, draft.company, draft.content, on_site, std::max(at, now));
    if (any_blocks(findings_of(line, ports.lists, std::max(at, now))))
        return PublishRefusal(Refusal::JobNotValid);
    const auto words = words_to_wait_for(draft, on_site ? &*on_site : nullptr);
    if (!words.empty()) {
        if (auto refused = objection_now(line, draft, request.overwrites, ports, now)) return *refused;
    }
    const auto scheduled = transact(ports.store, [&](EmployerWriter& writer) -> PublishOutcome<JobId> {
        static_cast<void>(writer.companies().find(draft.company));
        auto stored = writer.jobs().draft(draft.id);
        if (!stored || stored->version != draft.version) return PublishRefusal(Refusal::DraftChanged);
        stored->publish_at = at;
        stored->schedule_problem.reset();
        stored->saved_by = person.id;
        if (request.overwrites && on_site) stored->based_on = on_site->updated_at;
        stored->hold_for(words, now);
        writer.jobs().put(*stored);
        return stored->id;
    });
    if (!scheduled.ok()) return scheduled.error();
    std::optional<Job> known = std::move(publishing.on_site);
    return result_of(std::move(publishing), std::move(known));
}

// A line in the form of a draft that replaces the job whatever its state is.
JobDraft draft_of_line(const JobLine& line) {
    JobDraft draft;
    draft.id = line.id;
    draft.company = line.company_id;
    draft.content.posting = line.posting;
    if (line.expires_at) draft.content.close_on = last_day_of(*line.expires_at);
    return draft;
}

Outcome<Publishing> publishing_of_line(EmployerReader& reader, const Agent& agent, const JobLine& line) {
    auto own = TRY(agent.company(reader, line.company_id.text(), Permission::publish_jobs));
    if (reader.jobs().is_kept_by_feed(line.id)) return Refusal::JobKeptByFeed;
    auto branches = reader.companies().branches_of(own.company.id);
    JobDraft draft = draft_of_line(line);
    const auto known = reader.jobs().draft(line.id);
    if (known && known->company != own.company.id) return Refusal::PermissionDenied;
    if (const auto note = reader.jobs().job_note(line.id)) draft.released_words = note->released_words;
    if (known) draft.released_words = known->released_words;
    return Publishing{std::move(own.company), std::move(draft), std::move(branches)};
}

PublishOutcome<std::optional<Ingested>> hold_line(Publishing publishing,
                                                  const std::vector<std::string>& words,
                                                  const std::optional<Job>& on_site,
                                                  const EmployerPorts& ports, base::Timestamp now) {
    JobDraft& draft = publishing.draft;
    refresh_places(draft.content.posting, publishing.branches);
    const JobLine line = line_of(draft.id, draft.company, draft.content, on_site, now);
    if (any_blocks(findings_of(line, ports.lists, now))) return PublishRefusal(Refusal::JobNotValid);
    if (auto refused = objection_now(line, draft, true, ports, now)) return *refused;
    if (const auto refused = hold_draft(draft, words, on_site, ports, now)) return PublishRefusal(*refused);
    return std::optional<Ingested>();
}

// Holds a due draft that the operator has to review first. Returns whether it is held.
bool hold_back(const JobDraft& due, const std::optional<Job>& on_site, const EmployerPorts& ports,
               base::Timestamp now) {
    const auto words = words_to_wait_for(due, on_site ? &*on_site : nullptr);
    if (words.empty()) return false;
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(due.company));
        auto draft = writer.jobs().draft(due.id);
        if (!draft || draft->version != due.version || !draft->publish_at) return;
        draft->hold_for(words, now);
        writer.jobs().put(*draft);
    });
    return true;
}

// Unschedules a due draft that cannot be published, and stores the reason.
void return_to_drafts(const JobDraft& due, ScheduleProblem problem, const EmployerPorts& ports) {
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(due.company));
        auto draft = writer.jobs().draft(due.id);
        if (!draft || draft->version != due.version || !draft->publish_at) return;
        draft->publish_at.reset();
        draft->schedule_problem = problem;
        writer.jobs().put(*draft);
    });
}

// A draft that is due, and the person who saved it last.
struct DuePublishing {
    Publishing publishing;
    std::optional<Person> person;
};

std::optional<DuePublishing> due_publishing(EmployerReader& reader, JobId id) {
    const auto draft = reader.jobs().draft(id);
    const auto company = draft ? reader.companies().find(draft->company) : std::nullopt;
    if (!company) return std::nullopt;
    return DuePublishing{{*company, *draft, reader.companies().branches_of(company->id)},
                         draft->saved_by ? reader.people().find(*draft->saved_by) : std::nullopt};
}

// Returns whether the job was published.
bool publish_due(JobId id, const EmployerPorts& ports, base::Timestamp now) {
    auto due = look_up(ports.store, [&](EmployerReader& reader) { return due_publishing(reader, id); });
    if (!due) return false;
    const JobDraft draft = due->publishing.draft;
    due->publishing.on_site = ports.catalogue.job(id);
    if (hold_back(draft, due->publishing.on_site, ports, now)) return false;
    const auto outcome = publish_now(std::move(due->publishing), false, due->person, ports, now);
    if (!outcome.ok()) return_to_drafts(draft, problem_of(outcome.error()), ports);
    return outcome.ok();
}

}  // namespace

Refusal refusal_of(const PublishRefusal& refusal) {
    const auto* plain = std::get_if<Refusal>(&refusal);
    return plain != nullptr ? *plain : Refusal::SameJobExists;
}

PublishOutcome<PublishedJob> publish_job(const Person& person, const PublishRequest& request,
                                         const EmployerPorts& ports, base::Timestamp now) {
    if (request.at && !may_publish_at(*request.at, now)) return PublishRefusal(Refusal::InvalidMoment);
    auto asked = look_up(ports.store, [&](EmployerReader& reader) -> Outcome<AskedPublishing> {
        auto own = TRY(own_company(reader, person.id, request.company, Permission::publish_jobs));
        auto publishing = publishing_of(reader, own, request);
        return AskedPublishing{std::move(own.company), std::move(publishing)};
    });
    if (!asked.ok()) return PublishRefusal(asked.error());
    if (!asked->publishing.ok()) return published_before(std::move(asked).value(), request, ports);
    Publishing publishing = std::move(asked->publishing).value();
    publishing.on_site = ports.catalogue.job(publishing.draft.id);
    const bool waits = publishing.company.state == CompanyState::unverified;
    const Job* on_site = publishing.on_site ? &*publishing.on_site : nullptr;
    const bool is_held = !words_to_wait_for(publishing.draft, on_site).empty();
    if (waits || is_held || (request.at && *request.at > now))
        return schedule(person, std::move(publishing), request, ports, now);
    return publish_now(std::move(publishing), request.overwrites, person, ports, now);
}

PublishOutcome<std::optional<Ingested>> publish_line(const Agent& agent, const JobLine& line,
                                                     const EmployerPorts& ports, base::Timestamp now) {
    const auto on_site = ports.catalogue.job(line.id);
    if (on_site && on_site->company_id != line.company_id) return PublishRefusal(Refusal::PermissionDenied);
    auto publishing =
        look_up(ports.store, [&](EmployerReader& reader) { return publishing_of_line(reader, agent, line); });
    if (!publishing.ok()) return PublishRefusal(publishing.error());
    publishing->on_site = on_site;
    const auto& close_on = publishing->draft.content.close_on;
    const bool stays = on_site && close_on == last_day_of(on_site->expires_at);
    if (close_on && !stays && !may_close_on(*close_on, now)) return PublishRefusal(Refusal::InvalidMoment);
    const auto words = words_to_wait_for(publishing->draft, on_site ? &*on_site : nullptr);
    if (!words.empty()) return hold_line(std::move(publishing).value(), words, on_site, ports, now);
    const auto published = put_on_site(*publishing, true, ports, now);
    if (!published.ok()) return published.error();
    const int room = published->was_open ? 0 : 1;
    if (published->done == Ingested::unchanged) {
        ports.store.write([&](EmployerWriter& writer) {
            static_cast<void>(writer.companies().find(line.company_id));
            give_back_room(writer, line.company_id, room, now);
            end_wait(writer, line.company_id, line.id);
        });
        return std::optional(published->done);
    }
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(line.company_id));
        // From here on the job is counted by the log.
        give_back_room(writer, line.company_id, room, now);
        end_wait(writer, line.company_id, line.id);
        auto job_note = writer.jobs().job_note(line.id).value_or(EmployerJobNote{line.id, line.company_id});
        job_note.close_reason.reset();
        writer.jobs().put(job_note);
        const auto opened = on_site ? ActivityKind::job_reopened : ActivityKind::job_published;
        agent.note(writer, ports.random, line.company_id,
                   published->was_open ? ActivityKind::job_changed : opened,
                   line.posting.name.in(agent.locale()), now);
    });
    return std::optional(published->done);
}

bool any_due_job(EmployerStore& store, base::Timestamp now) {
    return look_up(store,
                   [&](EmployerReader& reader) { return !reader.jobs().due_drafts(now, {}, 1).empty(); });
}

int publish_due_jobs(const EmployerPorts& ports, base::Timestamp now) {
    constexpr int kAtOnce = 50;
    int published = 0;
    // A draft that fails keeps its place and does not hold up those after it.
    DueDraft last{};
    for (bool more = true; more;) {
        const auto due = look_up(ports.store, [&](EmployerReader& reader) {
            return reader.jobs().due_drafts(now, last, kAtOnce);
        });
        published += for_each_due(
            "publish scheduled jobs", due, [](const DueDraft& each) { return each.id.text(); },
            [&](const DueDraft& each) { return publish_due(each.id, ports, now); });
        more = due.size() == kAtOnce;
        if (more) last = due.back();
    }
    return published;
}

}  // namespace hoigung::domain
