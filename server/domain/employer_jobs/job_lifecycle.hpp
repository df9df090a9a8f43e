#pragma once

#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/publish_job.hpp"

// Closing, reopening and extending jobs on the site. Many jobs are changed in one transaction, with as many
// statements as one job needs.
namespace hoigung::domain {

// The outcome for each job, in the order of the ids.
struct MovedJobs {
    EmployerCompany company;
    std::vector<PublishOutcome<JobId>> results;
};

// Jobs that are closed already are not changed.
[[nodiscard]] Outcome<MovedJobs> close_jobs(const JobsRequest& request, CloseReason reason,
                                            const EmployerPorts& ports, base::Timestamp now);

// Closes a job as filled through this site. Waiting decisions about its applicants take effect first; the
// remaining open applications end with the job, which counts as an answer.
struct FilledJob {
    EmployerCompany company;
    JobId id;
};
[[nodiscard]] PublishOutcome<FilledJob> close_filled_job(const Person& person, std::string_view company_id,
                                                         std::string_view job_id, const EmployerPorts& ports,
                                                         base::Timestamp now);

// Opens closed jobs until a day, or for the default term. Open jobs are not changed; jobs whose words the
// operator has to review are opened after the review.
[[nodiscard]] Outcome<MovedJobs> reopen_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                                             const EmployerPorts& ports, base::Timestamp now);

// Keeps open jobs open until a day, which may be sooner than their current one, or for the default term from
// now.
[[nodiscard]] Outcome<MovedJobs> extend_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                                             const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
