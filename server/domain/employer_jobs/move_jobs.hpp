#pragma once

#include "domain/employer_jobs/publish_job.hpp"

// Closing, reopening and extending jobs that are on the site.
namespace hoigung::domain {

// A job that is closed already stays as it is.
[[nodiscard]] PublishOutcome<JobId> close_job(const Person& person, std::string_view company_id,
                                              std::string_view job_id, CloseReason reason,
                                              const EmployerPorts& ports, base::Timestamp now);

// Closes a job as filled here. What was decided about its applicants takes effect before; those who wait end
// with the job, which is an answer to them.
[[nodiscard]] PublishOutcome<JobId> close_filled_job(const Person& person, std::string_view company_id,
                                                     std::string_view job_id, const EmployerPorts& ports,
                                                     base::Timestamp now);

// Opens a closed job until a day, or for the usual term. One that is open already stays as it is.
[[nodiscard]] PublishOutcome<JobId> reopen_job(const Person& person, std::string_view company_id,
                                               std::string_view job_id, std::optional<base::Date> close_on,
                                               const EmployerPorts& ports, base::Timestamp now);

// Keeps an open job open until a day, which may be sooner than the one it had, or for the usual term from
// now.
[[nodiscard]] PublishOutcome<JobId> extend_job(const Person& person, std::string_view company_id,
                                               std::string_view job_id, std::optional<base::Date> close_on,
                                               const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
