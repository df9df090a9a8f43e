#pragma once

#include "domain/employer_jobs/change_drafts.hpp"
#include "domain/employer_jobs/publish_job.hpp"

// Closing, reopening and extending jobs that are on the site. Many jobs are moved in one transaction, with as
// many statements as one job needs.
namespace hoigung::domain {

// What became of each of them, in the order of the ids.
struct MovedJobs {
    EmployerCompany company;
    std::vector<PublishOutcome<JobId>> results;
};

// Jobs that are closed already stay as they are.
[[nodiscard]] Outcome<MovedJobs> close_jobs(const JobsRequest& request, CloseReason reason,
                                            const EmployerPorts& ports, base::Timestamp now);

// Closes a job as filled here. What was decided about its applicants takes effect before; those who wait end
// with the job, which is an answer to them.
[[nodiscard]] PublishOutcome<JobId> close_filled_job(const Person& person, std::string_view company_id,
                                                     std::string_view job_id, const EmployerPorts& ports,
                                                     base::Timestamp now);

// Opens closed jobs until a day, or for the usual term. Those that are open already stay as they are; those
// whose words the operator has to look at are opened once that is done.
[[nodiscard]] Outcome<MovedJobs> reopen_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                                             const EmployerPorts& ports, base::Timestamp now);

// Keeps open jobs open until a day, which may be sooner than the one they had, or for the usual term from
// now.
[[nodiscard]] Outcome<MovedJobs> extend_jobs(const JobsRequest& request, std::optional<base::Date> close_on,
                                             const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
