#pragma once

#include <span>

#include "domain/employer_jobs/job_form.hpp"
#include "domain/employer_jobs/job_template.hpp"

namespace hoigung::domain {

inline constexpr std::int64_t kMostDrafts = 500;
inline constexpr std::size_t kMostJobsAtOnce = 200;

// The source of a new draft's content; the draft is empty when neither is set.
struct DraftOrigin {
    const JobTemplate* from_template = nullptr;
    // The id of a job or draft of the company.
    std::string_view copy_of{};
};

// Jobs or drafts of a company that a person acts on in one request.
struct JobsRequest {
    const Person& person;
    std::string_view company;
    std::span<const std::string_view> ids;
};

// The outcome for each job or draft, in the order of the ids.
struct ChangedDrafts {
    EmployerCompany company;
    std::vector<Outcome<JobId>> results;
};

struct ChangedDraft {
    EmployerCompany company;
    JobId id;
};

// Begins a draft. A repeated key in a company returns the same draft.
[[nodiscard]] Outcome<JobDraft> begin_draft(const Person& person, std::string_view company_id,
                                            std::string_view key, const DraftOrigin& origin,
                                            const EmployerPorts& ports, base::Timestamp now);

// The draft of a job on the site; begins one with the job's content unless there is one.
[[nodiscard]] Outcome<JobDraft> edit_job(const Person& person, std::string_view company_id,
                                         std::string_view job_id, const EmployerPorts& ports,
                                         base::Timestamp now);

// Saves what the person typed over the version that they saw. Refused when somebody else has saved a
// different content since, so that nobody overwrites a change they have not seen.
[[nodiscard]] Outcome<JobDraft> save_draft(const Person& person, std::string_view company_id,
                                           std::string_view draft_id, int version, JobForm typed,
                                           const EmployerPorts& ports, base::Timestamp now);

// Deletes drafts. A job on the site stays; only its unpublished changes are dropped.
[[nodiscard]] Outcome<ChangedDrafts> remove_drafts(const JobsRequest& request, const EmployerPorts& ports,
                                                   base::Timestamp now);

// Begins a draft with the content of each of some jobs or drafts. A repeated key returns the same drafts.
[[nodiscard]] Outcome<ChangedDrafts> copy_jobs(const JobsRequest& request, std::string_view key,
                                               const EmployerPorts& ports, base::Timestamp now);

// Turns a scheduled draft back into a plain one.
[[nodiscard]] Outcome<ChangedDraft> unschedule_job(const Person& person, std::string_view company_id,
                                                   std::string_view draft_id, const EmployerPorts& ports,
                                                   base::Timestamp now);

// The current version of a draft, for a person whose changes were refused with DraftChanged; 0 when the draft
// is gone.
[[nodiscard]] std::int64_t version_of_draft(std::string_view draft_id, EmployerStore& store);

// A draft of a company, by the text of its id.
[[nodiscard]] std::optional<JobDraft> draft_of(EmployerReader& reader, CompanyId company,
                                               std::string_view id);
}  // namespace hoigung::domain
