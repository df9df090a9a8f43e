#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// What an employer says about an application: Applied to Reviewed, Contacted or Rejected; Reviewed to
// Contacted or Rejected; Contacted to Rejected. Any other step is refused, and so is an application that is
// not there. Whether the employer may speak for the job is for the caller to ask.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                                             ApplicationStatus to, base::Timestamp now);
// The seeker's application for a job that is not withdrawn.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, JobId job,
                                                             SeekerId seeker, ApplicationStatus to,
                                                             base::Timestamp now);

}  // namespace hoigung::domain
