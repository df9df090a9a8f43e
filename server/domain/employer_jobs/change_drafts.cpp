#include "domain/employer_jobs/change_drafts.hpp"

#include <map>
#include <set>

#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/catalogue/company_jobs.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/request_key.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

// The content of a copy, which gets no reference and no closing date from the original.
JobContent copied_content(JobContent content) {
    content.reference.clear();
    content.close_on.reset();
    return content;
}

// The initial content of a draft.
Outcome<JobContent> content_from(const DraftOrigin& origin, EmployerReader& reader, CompanyId company,
                                 const std::optional<Job>& copied) {
    JobContent content;
    if (origin.from_template != nullptr) content.posting = posting_of(*origin.from_template);
    if (origin.copy_of.empty()) return content;
    if (const auto draft = draft_of(reader, company, origin.copy_of)) {
        content = draft->content;
    } else if (copied) {
        content.posting = copied->posting;
    } else {
        return Refusal::IdNotFound;
    }
    return copied_content(std::move(content));
}

JobId draft_id(std::string_view key, std::string_view company_id) {
    return {base::derive_id(fmt::format("draft {} of {}", key, company_id))};
}

JobDraft draft_with(JobId id, CompanyId company, JobContent content, const Person& person,
                    base::Timestamp now) {
    JobDraft draft;
    draft.id = id;
    draft.company = company;
    draft.content = std::move(content);
    draft.saved_at = now;
    draft.saved_by = person.id;
    return draft;
}

// Makes the copies of a request. The jobs are read before the transaction, the rest in it.
class Copying {
  public:
    Copying(const JobsRequest& request, std::string_view key) {
        for (const std::string_view id : request.ids) {
            const std::string own_key = fmt::format("{} {}", key, id);
            Copy& copy = copies_.emplace_back();
            copy.source = JobId::parse(id);
            if (is_request_key(own_key)) copy.id = draft_id(own_key, request.company);
            for (const auto& each : {copy.source, copy.id}) {
                if (each) ids_.insert(*each);
            }
        }
    }

    [[nodiscard]] std::vector<JobId> ids() const { return {ids_.begin(), ids_.end()}; }

    ChangedDrafts run(EmployerWriter& writer, const std::vector<Job>& jobs, const EmployerCompany& company,
                      const Person& person, base::Timestamp now) const {
        std::map<JobId, Job> on_site;
        for (const Job& job : jobs) {
            if (!job.is_removed && job.company_id == company.id) on_site.emplace(job.id, job);
        }
        std::map<JobId, JobDraft> drafts;
        for (JobDraft& draft : writer.jobs().drafts(ids())) {
            if (draft.company == company.id) drafts.emplace(draft.id, std::move(draft));
        }
        std::int64_t room = kMostDrafts - writer.jobs().count_drafts(company.id);
        ChangedDrafts copied{company, {}};
        std::vector<JobDraft> made;
        for (const Copy& copy : copies_) {
            auto result = [&]() -> Outcome<JobId> {
                if (!copy.id) return Refusal::InvalidRequestKey;
                // The copy was begun before or has been published since: a late retry changes nothing.
                if (drafts.contains(*copy.id) || on_site.contains(*copy.id)) return *copy.id;
                if (room <= 0) return Refusal::TooManyDrafts;
                const auto draft = copy.source ? drafts.find(*copy.source) : drafts.end();
                const auto job = copy.source ? on_site.find(*copy.source) : on_site.end();
                JobContent content;
                if (draft != drafts.end()) {
                    content = draft->second.content;
                } else if (job != on_site.end()) {
                    content.posting = job->second.posting;
                } else {
                    return Refusal::IdNotFound;
                }
                --room;
                made.push_back(
                    draft_with(*copy.id, company.id, copied_content(std::move(content)), person, now));
                drafts.emplace(*copy.id, made.back());
                return *copy.id;
            }();
            copied.results.push_back(result);
        }
        writer.jobs().put_drafts(made);
        return copied;
    }

  private:
    struct Copy {
        std::optional<JobId> source;
        // Empty for a key that is too long.
        std::optional<JobId> id;
    };
    std::vector<Copy> copies_;
    std::set<JobId> ids_;
};

template <class Change>
Outcome<ChangedDraft> change_draft(const Person& person, std::string_view company_id,
                                   std::string_view draft_id, const EmployerPorts& ports, Change change) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<ChangedDraft> {
        auto own = TRY(own_company(writer, person.id, company_id, Permission::change_jobs));
        auto draft = draft_of(writer, own.company.id, draft_id);
        if (!draft) return Refusal::IdNotFound;
        const JobId id = draft->id;
        if (!change(writer, std::move(*draft))) return Refusal::IdNotFound;
        return ChangedDraft{std::move(own.company), id};
    });
}

}  // namespace

std::optional<JobDraft> draft_of(EmployerReader& reader, CompanyId company, std::string_view id) {
    const auto parsed = JobId::parse(id);
    auto draft = parsed ? reader.jobs().draft(*parsed) : std::nullopt;
    return draft && draft->company == company ? std::move(draft) : std::nullopt;
}

std::int64_t version_of_draft(std::string_view draft_id, EmployerStore& store) {
    const auto id = JobId::parse(draft_id);
    if (!id) return 0;
    return look_up(store, [&](EmployerReader& reader) -> std::int64_t {
        const auto draft = reader.jobs().draft(*id);
        return draft ? draft->version : 0;
    });
}

Outcome<JobDraft> begin_draft(const Person& person, std::string_view company_id, std::string_view key,
                              const DraftOrigin& origin, const EmployerPorts& ports, base::Timestamp now) {
    if (!is_request_key(key)) return Refusal::InvalidRequestKey;
    const auto company = CompanyId::parse(company_id);
    const JobId id = draft_id(key, company_id);
    // The draft has been published since: a late retry continues with the job.
    if (company && job_of(ports.catalogue, *company, id.text()))
        return edit_job(person, company_id, id.text(), ports, now);
    const auto copied = company ? job_of(ports.catalogue, *company, origin.copy_of) : std::nullopt;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<JobDraft> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_jobs));
        if (auto known = writer.jobs().draft(id)) return std::move(*known);
        if (writer.jobs().count_drafts(own.company.id) >= kMostDrafts) return Refusal::TooManyDrafts;
        JobDraft draft = draft_with(id, own.company.id,
                                    TRY(content_from(origin, writer, own.company.id, copied)), person, now);
        writer.jobs().put(draft);
        return draft;
    });
}

Outcome<JobDraft> edit_job(const Person& person, std::string_view company_id, std::string_view job_id,
                           const EmployerPorts& ports, base::Timestamp now) {
    const auto company = CompanyId::parse(company_id);
    const auto job = company ? job_of(ports.catalogue, *company, job_id) : std::nullopt;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<JobDraft> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_jobs));
        if (auto draft = draft_of(writer, own.company.id, job_id)) return std::move(*draft);
        if (!job) return Refusal::IdNotFound;
        if (writer.jobs().is_kept_by_feed(job->id)) return Refusal::JobKeptByFeed;
        if (writer.jobs().count_drafts(own.company.id) >= kMostDrafts) return Refusal::TooManyDrafts;
        const auto note = writer.jobs().job_note(job->id);
        JobDraft draft = draft_with(job->id, own.company.id, content_of(*job, note), person, now);
        if (note) draft.released_words = note->released_words;
        draft.based_on = job->updated_at;
        writer.jobs().put(draft);
        return draft;
    });
}

Outcome<JobDraft> save_draft(const Person& person, std::string_view company_id, std::string_view draft_id,
                             int version, JobForm typed, const EmployerPorts& ports, base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<JobDraft> {
        const auto own = TRY(own_company(writer, person.id, company_id, Permission::change_jobs));
        auto draft = draft_of(writer, own.company.id, draft_id);
        if (!draft) return Refusal::IdNotFound;
        JobContent content = TRY(read_job_form(typed, writer.companies().branches_of(own.company.id),
                                               draft->content.posting.addresses));
        // This also accepts a retry of a save whose response was lost.
        if (content == draft->content) return std::move(*draft);
        if (version != draft->version) return Refusal::DraftChanged;
        draft->content = std::move(content);
        ++draft->version;
        draft->saved_at = now;
        draft->saved_by = person.id;
        draft->schedule_problem.reset();
        // The operator was asked about the old words, so a change ends the wait and the employer
        // publishes again.
        if (draft->held_at) draft->publish_at.reset();
        draft->end_hold();
        writer.jobs().put(*draft);
        return std::move(*draft);
    });
}

Outcome<ChangedDrafts> copy_jobs(const JobsRequest& request, std::string_view key, const EmployerPorts& ports,
                                 base::Timestamp now) {
    if (request.ids.size() > kMostJobsAtOnce) return Refusal::TooManyAtOnce;
    const Copying copying(request, key);
    const auto ids = copying.ids();
    const std::vector<Job> jobs = ids.empty() ? std::vector<Job>{} : ports.catalogue.jobs(ids);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<ChangedDrafts> {
        const auto own =
            TRY(own_company(writer, request.person.id, request.company, Permission::change_jobs));
        return copying.run(writer, jobs, own.company, request.person, now);
    });
}

Outcome<ChangedDrafts> remove_drafts(const JobsRequest& request, const EmployerPorts& ports,
                                     base::Timestamp now) {
    if (request.ids.size() > kMostJobsAtOnce) return Refusal::TooManyAtOnce;
    std::vector<JobId> ids;
    for (const std::string_view id : request.ids) {
        if (const auto parsed = JobId::parse(id)) ids.push_back(*parsed);
    }
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<ChangedDrafts> {
        const auto own =
            TRY(own_company(writer, request.person.id, request.company, Permission::change_jobs));
        std::set<JobId> removed;
        std::vector<Activity> activities;
        for (const JobDraft& draft : writer.jobs().drafts(ids)) {
            if (draft.company != own.company.id) continue;
            removed.insert(draft.id);
            activities.push_back(activity_of(ports.random, draft.company, request.person,
                                             ActivityKind::job_draft_removed,
                                             draft.content.posting.name.in(request.person.locale), now));
        }
        writer.jobs().remove_drafts(std::vector<JobId>(removed.begin(), removed.end()));
        writer.logs().note_all(activities);
        ChangedDrafts result{own.company, {}};
        for (const std::string_view id : request.ids) {
            const auto parsed = JobId::parse(id);
            const bool is_done = parsed && removed.contains(*parsed);
            result.results.push_back(is_done ? Outcome<JobId>(*parsed) : Outcome<JobId>(Refusal::IdNotFound));
        }
        return result;
    });
}

Outcome<ChangedDraft> unschedule_job(const Person& person, std::string_view company_id,
                                     std::string_view draft_id, const EmployerPorts& ports,
                                     base::Timestamp now) {
    return change_draft(person, company_id, draft_id, ports, [&](EmployerWriter& writer, JobDraft draft) {
        if (!draft.publish_at) return false;
        draft.publish_at.reset();
        draft.end_hold();
        draft.saved_at = now;
        draft.saved_by = person.id;
        writer.jobs().put(draft);
        return true;
    });
}

}  // namespace hoigung::domain
