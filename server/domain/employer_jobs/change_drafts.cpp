#include "domain/employer_jobs/change_drafts.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "domain/employers/permissions.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestKey = 100;

bool is_key(std::string_view key) {
    return !key.empty() && base::is_storable(key) && base::length(key) <= kLongestKey;
}

// What a draft begins with.
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
    // The copy is a job of its own, for a time of its own.
    content.reference.clear();
    content.close_on.reset();
    return content;
}

template <class Change>
Outcome<JobId> change_draft(const Person& person, std::string_view company_id, std::string_view draft_id,
                            const EmployerPorts& ports, Change change) {
    Outcome<JobId> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<JobId> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::change_jobs));
            auto draft = draft_of(writer, own.company.id, draft_id);
            if (!draft) return Refusal::IdNotFound;
            const JobId id = draft->id;
            if (!change(writer, std::move(*draft))) return Refusal::IdNotFound;
            return id;
        }();
    });
    return outcome;
}

}  // namespace

std::optional<JobDraft> draft_of(EmployerReader& reader, CompanyId company, std::string_view id) {
    const auto parsed = JobId::parse(id);
    auto draft = parsed ? reader.draft(*parsed) : std::nullopt;
    return draft && draft->company == company ? std::move(draft) : std::nullopt;
}

std::optional<Job> job_of(CatalogueStore& catalogue, CompanyId company, std::string_view id) {
    const auto parsed = JobId::parse(id);
    auto job = parsed ? catalogue.job(*parsed) : std::nullopt;
    return job && job->company_id == company ? std::move(job) : std::nullopt;
}

Outcome<JobDraft> begin_draft(const Person& person, std::string_view company_id, std::string_view key,
                              const DraftOrigin& origin, const EmployerPorts& ports, base::Timestamp now) {
    if (!is_key(key)) return Refusal::TextTooLong;
    const auto company = CompanyId::parse(company_id);
    const JobId id{base::derive_id(fmt::format("draft {} of {}", key, company_id))};
    // It was published since: a call that comes late goes on with the job.
    if (company && job_of(ports.catalogue, *company, id.text()))
        return edit_job(person, company_id, id.text(), ports, now);
    const auto copied = company ? job_of(ports.catalogue, *company, origin.copy_of) : std::nullopt;
    Outcome<JobDraft> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<JobDraft> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::change_jobs));
            JobDraft draft;
            draft.id = id;
            if (auto known = writer.draft(draft.id)) return std::move(*known);
            if (writer.count_drafts(own.company.id) >= kMostDrafts) return Refusal::CompanyLimitReached;
            draft.company = own.company.id;
            draft.content = TRY(content_from(origin, writer, own.company.id, copied));
            draft.saved_at = now;
            draft.saved_by = person.id;
            writer.put(draft);
            return draft;
        }();
    });
    return outcome;
}

Outcome<JobDraft> edit_job(const Person& person, std::string_view company_id, std::string_view job_id,
                           const EmployerPorts& ports, base::Timestamp now) {
    const auto company = CompanyId::parse(company_id);
    const auto job = company ? job_of(ports.catalogue, *company, job_id) : std::nullopt;
    Outcome<JobDraft> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<JobDraft> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::change_jobs));
            if (auto draft = draft_of(writer, own.company.id, job_id)) return std::move(*draft);
            if (!job) return Refusal::IdNotFound;
            if (writer.is_kept_by_feed(job->id)) return Refusal::JobKeptByFeed;
            if (writer.count_drafts(own.company.id) >= kMostDrafts) return Refusal::CompanyLimitReached;
            JobDraft draft;
            draft.id = job->id;
            draft.company = own.company.id;
            draft.content = content_of(*job, writer.job_note(job->id));
            draft.saved_at = now;
            draft.saved_by = person.id;
            draft.based_on = job->updated_at;
            writer.put(draft);
            return draft;
        }();
    });
    return outcome;
}

Outcome<JobDraft> save_draft(const Person& person, std::string_view company_id, std::string_view draft_id,
                             int version, TypedJob typed, const EmployerPorts& ports, base::Timestamp now) {
    Outcome<JobDraft> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = [&]() -> Outcome<JobDraft> {
            const auto own = TRY(own_company(writer, person.id, company_id, Act::change_jobs));
            auto draft = draft_of(writer, own.company.id, draft_id);
            if (!draft) return Refusal::IdNotFound;
            JobContent content = TRY(
                read_typed_job(typed, writer.branches_of(own.company.id), draft->content.posting.addresses));
            // Also what was saved before and whose answer was lost on the way.
            if (content == draft->content) return std::move(*draft);
            if (version != draft->version) return Refusal::DraftChanged;
            draft->content = std::move(content);
            ++draft->version;
            draft->saved_at = now;
            draft->saved_by = person.id;
            draft->schedule_problem.reset();
            writer.put(*draft);
            return std::move(*draft);
        }();
    });
    return outcome;
}

Outcome<JobId> remove_draft(const Person& person, std::string_view company_id, std::string_view draft_id,
                            const EmployerPorts& ports, base::Timestamp now) {
    return change_draft(person, company_id, draft_id, ports, [&](EmployerWriter& writer, JobDraft draft) {
        writer.remove_draft(draft.id);
        note(writer, ports.random, draft.company, person, ActivityKind::job_draft_removed,
             draft.content.posting.name.in(person.locale), now);
        return true;
    });
}

Outcome<JobId> unschedule_job(const Person& person, std::string_view company_id, std::string_view draft_id,
                              const EmployerPorts& ports, base::Timestamp now) {
    return change_draft(person, company_id, draft_id, ports, [&](EmployerWriter& writer, JobDraft draft) {
        if (!draft.publish_at) return false;
        draft.publish_at.reset();
        draft.saved_at = now;
        draft.saved_by = person.id;
        writer.put(draft);
        return true;
    });
}

}  // namespace hoigung::domain
