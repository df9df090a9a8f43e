#include "domain/employer_jobs/job_lifecycle.hpp"

#include <map>
#include <set>
#include <utility>

#include "domain/applicants/decide.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/hold_job.hpp"
#include "domain/employer_jobs/job_dates.hpp"
#include "domain/employer_jobs/same_job.hpp"
#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/ingest/findings.hpp"
#include "domain/ingest/ingest.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

using JobOutcome = PublishOutcome<JobId>;

// The company's jobs of a request, each once, with their outcomes so far.
class NamedJobs {
  public:
    static Outcome<NamedJobs> read(const JobsRequest& request, Permission permission,
                                   const EmployerPorts& ports) {
        if (request.ids.size() > kMostJobsAtOnce) return Refusal::TooManyAtOnce;
        NamedJobs named;
        for (const std::string_view id : request.ids) named.ids_.push_back(JobId::parse(id));
        const auto known = named.distinct_ids();
        const std::vector<Job> jobs = known.empty() ? std::vector<Job>{} : ports.catalogue.jobs(known);
        const auto [own, kept_by_feeds] = look_up(ports.store, [&](EmployerReader& reader) {
            auto kept = reader.jobs().kept_by_feeds(known);
            return std::pair(own_company(reader, request.person.id, request.company, Permission::change_jobs),
                             std::move(kept));
        });
        if (!own.ok()) return own.error();
        named.company_ = own->company;
        const auto objection = objection_to(own->membership, own->standing, permission);
        for (const Job& job : jobs) {
            if (job.is_removed || job.company_id != named.company_.id) continue;
            if (kept_by_feeds.contains(job.id)) named.refuse(job.id, Refusal::JobKeptByFeed);
            // A refusal of the company is reported for each job, so that a list shows why none has changed.
            if (objection) named.refuse(job.id, *objection);
            named.jobs_.emplace(job.id, job);
        }
        return named;
    }

    [[nodiscard]] const EmployerCompany& company() const { return company_; }
    // The jobs without an outcome so far.
    [[nodiscard]] std::vector<const Job*> open_cases() const {
        std::vector<const Job*> cases;
        for (const auto& [id, job] : jobs_) {
            if (!outcomes_.contains(id)) cases.push_back(&job);
        }
        return cases;
    }
    void refuse(JobId id, PublishRefusal why) { record(id, why); }
    void record(JobId id, JobOutcome outcome) { outcomes_.insert_or_assign(id, outcome); }

    // In the order of the request. A job without an outcome is unchanged.
    [[nodiscard]] MovedJobs results() const {
        MovedJobs moved{company_, {}};
        for (const auto& id : ids_) {
            if (!id || !jobs_.contains(*id)) {
                moved.results.emplace_back(PublishRefusal(Refusal::IdNotFound));
                continue;
            }
            const auto outcome = outcomes_.find(*id);
            moved.results.push_back(outcome == outcomes_.end() ? JobOutcome(*id) : outcome->second);
        }
        return moved;
    }

  private:
    [[nodiscard]] std::vector<JobId> distinct_ids() const {
        std::set<JobId> ids;
        for (const auto& id : ids_) {
            if (id) ids.insert(*id);
        }
        return {ids.begin(), ids.end()};
    }

    EmployerCompany company_;
    std::vector<std::optional<JobId>> ids_;
    std::map<JobId, Job> jobs_;
    std::map<JobId, JobOutcome> outcomes_;
};

// A log entry for a changed job.
struct Move {
    const Job* job;
    ActivityKind kind;
};

// Writes the changes and the closing reason. `room` is given back, because the log counts the jobs from here
// on.
void note_moves(const Person& person, CompanyId company, std::span<const Move> moves,
                std::optional<CloseReason> reason, int room, const EmployerPorts& ports,
                base::Timestamp now) {
    if (moves.empty() && room == 0) return;
    std::vector<JobId> ids;
    for (const Move& move : moves) ids.push_back(move.job->id);
    ports.store.write([&](EmployerWriter& writer) {
        static_cast<void>(writer.companies().find(company));
        give_back_room(writer, company, room, now);
        if (moves.empty()) return;
        std::map<JobId, EmployerJobNote> notes;
        for (EmployerJobNote& each : writer.jobs().job_notes(ids)) notes.emplace(each.job, std::move(each));
        std::vector<EmployerJobNote> changed;
        std::vector<Activity> activities;
        for (const auto& [job, kind] : moves) {
            const auto known = notes.find(job->id);
            EmployerJobNote& note = changed.emplace_back(
                known == notes.end() ? EmployerJobNote{job->id, company} : std::move(known->second));
            note.close_reason = reason;
            activities.push_back(
                activity_of(ports.random, company, person, kind, job->posting.name.in(person.locale), now));
        }
        writer.jobs().put_job_notes(changed);
        writer.logs().note_all(activities);
    });
}

// Whether an open job would close sooner than it does now.
bool is_sooner(const Job& job, base::Timestamp expires_at) {
    return job.state == JobState::published && expires_at < job.expires_at;
}

// The ingest line that gives a job another closing time. A job that closes sooner keeps its date of
// publication.
JobLine line_until(const Job& job, base::Timestamp expires_at, base::Timestamp now) {
    const auto published_at = is_sooner(job, expires_at) ? job.published_at : renewed(job.published_at, now);
    return {job.id, job.company_id, JobState::published, published_at, expires_at, job.posting};
}

// Sends jobs through the ingest with another closing time. Returns the accepted ones; the others are refused.
std::vector<const Job*> open_until(NamedJobs& named, std::span<const Job* const> jobs,
                                   base::Timestamp expires_at, const EmployerPorts& ports,
                                   base::Timestamp now) {
    std::vector<CatalogueLine> lines;
    std::map<JobId, const Job*> seen;
    bool any_closed = false;
    for (const Job* job : jobs) {
        JobLine line = line_until(*job, expires_at, now);
        if (any_blocks(findings_of(line, ports.lists, now))) {
            named.refuse(job->id, Refusal::JobNotValid);
            continue;
        }
        seen.emplace(job->id, job);
        any_closed = any_closed || job->state == JobState::closed;
        lines.emplace_back(std::move(line));
    }
    if (lines.empty()) return {};
    std::optional<RecentJobs> recent;
    if (any_closed) recent.emplace(ports.catalogue, named.company().id, now);
    const auto [results, refused] = transact(ports.catalogue, [&](CatalogueWriter& writer) {
        std::map<JobId, PublishRefusal> objections;
        const auto gate = [&](CatalogueLine& line, CatalogueWriter& stored) -> std::optional<std::string> {
            const JobLine& job = std::get<JobLine>(line);
            const Job& before = *seen.at(job.id);
            const auto current = stored.job(job.id);
            if (!current || current->updated_at != before.updated_at) {
                objections.emplace(job.id, Refusal::JobChanged);
            } else if (before.state == JobState::closed) {
                if (const auto same = recent->same_as(job)) objections.emplace(job.id, SameJob{*same});
            }
            if (objections.contains(job.id)) return "the portal refuses it";
            if (recent) recent->add(job);
            return std::nullopt;
        };
        if (recent) recent->refresh(writer);
        auto ingested = ingest(lines, ports.lists, writer, now, gate);
        return std::pair(std::move(ingested), std::move(objections));
    });
    std::vector<const Job*> opened;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const JobId id = std::get<JobLine>(lines[at]).id;
        if (results[at].ok()) {
            opened.push_back(seen.at(id));
        } else {
            const auto why = refused.find(id);
            named.refuse(id, why == refused.end() ? PublishRefusal(Refusal::JobNotValid) : why->second);
        }
    }
    return opened;
}

void refuse_all(NamedJobs& named, Refusal why) {
    for (const Job* job : named.open_cases()) named.refuse(job->id, why);
}

JobDraft reopening_draft(const Job& job, const std::optional<EmployerJobNote>& note, const Person& person,
                         std::optional<base::Date> close_on, base::Timestamp now) {
    JobDraft draft;
    draft.id = job.id;
    draft.company = job.company_id;
    draft.content = content_of(job, note);
    draft.content.close_on = close_on;
    draft.saved_at = now;
    draft.saved_by = person.id;
    draft.based_on = job.updated_at;
    draft.publish_at = now;
    if (note) draft.released_words = note->released_words;
    draft.hold_for(words_to_wait_for(draft, &job), now);
    return draft;
}

// Drafts for the closed jobs whose words the operator has to review before they are opened.
std::vector<JobDraft> reopenings_to_hold(NamedJobs& named, const Person& person,
                                         std::optional<base::Date> close_on, const EmployerPorts& ports,
                                         base::Timestamp now) {
    std::vector<const Job*> asking;
    std::vector<JobId> ids;
    for (const Job* job : named.open_cases()) {
        if (words_to_release(job->posting).empty()) continue;
        asking.push_back(job);
        ids.push_back(job->id);
    }
    if (asking.empty()) return {};
    const auto notes = look_up(ports.store, [&](EmployerReader& reader) {
        std::map<JobId, EmployerJobNote> by_job;
        for (EmployerJobNote& each : reader.jobs().job_notes(ids)) by_job.emplace(each.job, std::move(each));
        return by_job;
    });
    std::vector<JobDraft> drafts;
    for (const Job* job : asking) {
        const auto note = notes.find(job->id);
        JobDraft draft = reopening_draft(
            *job, note == notes.end() ? std::nullopt : std::optional(note->second), person, close_on, now);
        if (!draft.held_at) continue;
        const JobLine line = line_of(draft.id, draft.company, draft.content, *job, now);
        if (any_blocks(findings_of(line, ports.lists, now))) {
            named.refuse(job->id, Refusal::JobNotValid);
        } else {
            drafts.push_back(std::move(draft));
        }
    }
    return drafts;
}

// Makes a scheduled draft of each closed job whose words the operator has to review before it reopens. Does
// not overwrite a draft that a person has typed for the job.
void hold_reopenings(NamedJobs& named, const Person& person, std::optional<base::Date> close_on,
                     const EmployerPorts& ports, base::Timestamp now) {
    const auto drafts = reopenings_to_hold(named, person, close_on, ports, now);
    if (drafts.empty()) return;
    std::vector<JobId> ids;
    ids.reserve(drafts.size());
    for (const JobDraft& draft : drafts) ids.push_back(draft.id);
    ports.store.write([&](EmployerWriter& writer) {
        const CompanyId company = named.company().id;
        static_cast<void>(writer.companies().find(company));
        std::map<JobId, bool> is_held;
        for (const JobDraft& known : writer.jobs().drafts(ids))
            is_held.emplace(known.id, known.held_at.has_value());
        auto count = writer.jobs().count_drafts(company);
        std::vector<JobDraft> made;
        for (const JobDraft& draft : drafts) {
            const auto known = is_held.find(draft.id);
            if (known != is_held.end() && !known->second) {
                named.refuse(draft.id, Refusal::UnpublishedChanges);
            } else if (known == is_held.end() && count >= kMostDrafts) {
                named.refuse(draft.id, Refusal::TooManyDrafts);
            } else {
                named.record(draft.id, draft.id);
                if (known != is_held.end()) continue;
                made.push_back(draft);
                ++count;
            }
        }
        writer.jobs().put_drafts(made);
    });
}

// Returns as many closed jobs as may be opened today; refuses the others.
std::vector<const Job*> within_limit(NamedJobs& named, int room) {
    auto closed = named.open_cases();
    while (closed.size() > static_cast<std::size_t>(room)) {
        named.refuse(closed.back()->id, Refusal::CompanyLimitReached);
        closed.pop_back();
    }
    return closed;
}

}  // namespace

Outcome<MovedJobs> close_jobs(const JobsRequest& request, CloseReason reason, const EmployerPorts& ports,
                              base::Timestamp now) {
    NamedJobs named = TRY(NamedJobs::read(request, Permission::change_jobs, ports));
    const auto jobs = named.open_cases();
    std::vector<JobId> ids;
    ids.reserve(jobs.size());
    for (const Job* job : jobs) ids.push_back(job->id);
    const auto outcomes = change_job_states(ports.catalogue, ids, JobState::closed, now);
    std::vector<Move> moves;
    for (std::size_t at = 0; at < jobs.size(); ++at) {
        if (!outcomes[at].ok()) {
            named.refuse(ids[at], outcomes[at].error());
        } else if (jobs[at]->state == JobState::published) {
            moves.push_back({jobs[at], ActivityKind::job_closed});
        }
    }
    note_moves(request.person, named.company().id, moves, reason, 0, ports, now);
    return named.results();
}

PublishOutcome<FilledJob> close_filled_job(const Person& person, std::string_view company_id,
                                           std::string_view job_id, const EmployerPorts& ports,
                                           base::Timestamp now) {
    const auto named =
        NamedJobs::read({person, company_id, std::span(&job_id, 1)}, Permission::change_jobs, ports);
    if (!named.ok()) return PublishRefusal(named.error());
    const auto cases = named->open_cases();
    if (cases.empty()) return named->results().results.front().error();
    const Job& job = *cases.front();
    const FilledJob filled{named->company(), job.id};
    if (job.state == JobState::closed) return filled;
    take_decisions_on(job.id, ports.store, now);
    const auto closed =
        change_job_state(ports.catalogue, job.id, JobState::closed, now, {}, Closing::answers);
    if (!closed.ok()) return PublishRefusal(closed.error());
    const Move move{&job, ActivityKind::job_closed};
    note_moves(person, job.company_id, std::span(&move, 1), CloseReason::filled_here, 0, ports, now);
    return filled;
}

Outcome<MovedJobs> reopen_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                               const EmployerPorts& ports, base::Timestamp now) {
    NamedJobs named = TRY(NamedJobs::read(request, Permission::publish_jobs, ports));
    if (close_on && !may_close_on(*close_on, now)) {
        refuse_all(named, Refusal::InvalidMoment);
        return named.results();
    }
    for (const Job* job : named.open_cases()) {
        if (job->state == JobState::published) named.record(job->id, job->id);
        if (job->state == JobState::suspended) named.refuse(job->id, Refusal::JobSuspended);
    }
    if (named.company().state != CompanyState::verified) refuse_all(named, Refusal::CompanyNotVerified);
    hold_reopenings(named, request.person, close_on, ports, now);
    const auto wanted = static_cast<int>(named.open_cases().size());
    if (wanted == 0) return named.results();
    const int room = take_room_for_jobs(ports.store, named.company().id, wanted, now);
    const auto opened = open_until(named, within_limit(named, room), expiry_of(close_on, now), ports, now);
    std::vector<Move> moves;
    moves.reserve(opened.size());
    for (const Job* job : opened) moves.push_back({job, ActivityKind::job_reopened});
    note_moves(request.person, named.company().id, moves, std::nullopt, room, ports, now);
    return named.results();
}

Outcome<MovedJobs> extend_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                               const EmployerPorts& ports, base::Timestamp now) {
    NamedJobs named = TRY(NamedJobs::read(request, Permission::publish_jobs, ports));
    if (close_on && !may_close_on(*close_on, now)) {
        refuse_all(named, Refusal::InvalidMoment);
        return named.results();
    }
    for (const Job* job : named.open_cases()) {
        if (job->state == JobState::suspended) named.refuse(job->id, Refusal::JobSuspended);
        if (job->state == JobState::closed) named.refuse(job->id, Refusal::JobClosed);
    }
    const auto expires_at = expiry_of(close_on, now);
    std::vector<Move> moves;
    for (const Job* job : open_until(named, named.open_cases(), expires_at, ports, now))
        moves.push_back(
            {job, is_sooner(*job, expires_at) ? ActivityKind::job_changed : ActivityKind::job_extended});
    note_moves(request.person, named.company().id, moves, std::nullopt, 0, ports, now);
    return named.results();
}

}  // namespace hoigung::domain
