#pragma once

#include "domain/employer_jobs/job_lifecycle.hpp"

// Actions on many jobs, applied to one.
namespace hoigung::domain::testing {

[[nodiscard]] inline PublishOutcome<JobId> only_result(Outcome<MovedJobs> moved) {
    if (!moved.ok()) return PublishRefusal(moved.error());
    return moved->results.front();
}

[[nodiscard]] inline PublishOutcome<JobId> close_job(const Person& person, std::string_view company,
                                                     std::string_view job, CloseReason reason,
                                                     const EmployerPorts& ports, base::Timestamp now) {
    return only_result(close_jobs({person, company, std::span(&job, 1)}, reason, ports, now));
}

[[nodiscard]] inline PublishOutcome<JobId> reopen_job(const Person& person, std::string_view company,
                                                      std::string_view job,
                                                      std::optional<base::Date> close_on,
                                                      const EmployerPorts& ports, base::Timestamp now) {
    return only_result(reopen_jobs({person, company, std::span(&job, 1)}, close_on, ports, now));
}

[[nodiscard]] inline PublishOutcome<JobId> extend_job(const Person& person, std::string_view company,
                                                      std::string_view job,
                                                      std::optional<base::Date> close_on,
                                                      const EmployerPorts& ports, base::Timestamp now) {
    return only_result(extend_jobs({person, company, std::span(&job, 1)}, close_on, ports, now));
}

}  // namespace hoigung::domain::testing
