#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// A status set by the employer: Applied to Reviewed, Contacted or Rejected; Reviewed to Contacted or
// Rejected; Contacted to Rejected. Any other step is refused, and so is an unknown application. The caller
// has to check that the employer may act for the job.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                                             ApplicationStatus to, base::Timestamp now);
// The seeker's application for a job that is not withdrawn.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, JobId job,
                                                             SeekerId seeker, ApplicationStatus to,
                                                             base::Timestamp now);

}  // namespace hoigung::domain
