#pragma once

#include <span>

#include "domain/employer_jobs/job_template.hpp"
#include "domain/employer_jobs/type_job.hpp"

namespace hoigung::domain {

inline constexpr std::int64_t kMostDrafts = 500;
inline constexpr std::size_t kMostJobsAtOnce = 200;

// What a draft begins from; nothing of it is empty.
struct DraftOrigin {
    const JobTemplate* from_template = nullptr;
    // The id of a job or draft of the company.
    std::string_view copy_of{};
};

// Jobs or drafts of a company that a person acts on at once.
struct JobsRequest {
    const Person& person;
    std::string_view company;
    std::span<const std::string_view> ids;
};

// What became of each of them, in the order of the ids.
struct ChangedDrafts {
    EmployerCompany company;
    std::vector<Outcome<JobId>> results;
};

// Begins a draft. The same key in a company gives the same draft.
[[nodiscard]] Outcome<JobDraft> begin_draft(const Person& person, std::string_view company_id,
                                            std::string_view key, const DraftOrigin& origin,
                                            const EmployerPorts& ports, base::Timestamp now);

// The draft of a job that is on the site, begun with what is there unless there is one.
[[nodiscard]] Outcome<JobDraft> edit_job(const Person& person, std::string_view company_id,
                                         std::string_view job_id, const EmployerPorts& ports,
                                         base::Timestamp now);

// Keeps what was typed on top of the version that the person saw. Refused when somebody else saved something
// else since: nothing is overwritten that was not seen.
[[nodiscard]] Outcome<JobDraft> save_draft(const Person& person, std::string_view company_id,
                                           std::string_view draft_id, int version, JobForm typed,
                                           const EmployerPorts& ports, base::Timestamp now);

// Drops drafts; of jobs on the site, what was changed and not published.
[[nodiscard]] Outcome<ChangedDrafts> remove_drafts(const JobsRequest& request, const EmployerPorts& ports,
                                                   base::Timestamp now);

// Begins a draft with the content of each of some jobs or drafts. The same key gives the same drafts.
[[nodiscard]] Outcome<ChangedDrafts> copy_jobs(const JobsRequest& request, std::string_view key,
                                               const EmployerPorts& ports, base::Timestamp now);

// Takes a scheduled one back.
[[nodiscard]] Outcome<JobId> unschedule_job(const Person& person, std::string_view company_id,
                                            std::string_view draft_id, const EmployerPorts& ports,
                                            base::Timestamp now);

// A draft of a company by its id as it was asked for.
[[nodiscard]] std::optional<JobDraft> draft_of(EmployerReader& reader, CompanyId company,
                                               std::string_view id);
}  // namespace hoigung::domain
