#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Where an employer may go from a status: Applied to Reviewed, Contacted, Rejected or Hired; Reviewed to
// Contacted, Rejected or Hired; Contacted to Rejected or Hired; and from JobClosed to Contacted, Rejected or
// Hired, for people close a job first and mark later.
[[nodiscard]] bool may_move(ApplicationStatus from, ApplicationStatus to);

// An application with its seeker, who is locked first, as everywhere: nobody applies again meanwhile.
[[nodiscard]] std::optional<Application> lock_application(ApplicationWriter& writer, ApplicationId id);

// Takes such a step within a transaction, which has locked it so. Refused where the
// status does not allow it, or where the job had closed and the seeker has applied for it again.
[[nodiscard]] Outcome<Application> take_step(ApplicationWriter& writer, Application application,
                                             const ApplicationEvent& step);

// A step of the employer; an unknown application is refused. The caller has to check that the employer may
// act for the job.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                                             const ApplicationEvent& step);
// The seeker's application for a job that is not withdrawn.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, JobId job,
                                                             SeekerId seeker, const ApplicationEvent& step);

}  // namespace hoigung::domain
