#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Where an employer may go from a status: Applied to Reviewed, Contacted, Rejected or Hired; Reviewed to
// Contacted, Rejected or Hired; Contacted to Rejected or Hired; and from JobClosed to Contacted, Rejected or
// Hired, for people close a job first and mark later.
[[nodiscard]] bool may_move(ApplicationStatus from, ApplicationStatus to);
// The same for people of the portal, who may also take a hiring back: Hired to Contacted or Rejected.
[[nodiscard]] bool may_decide(ApplicationStatus from, ApplicationStatus to);

// An application with its seeker, who is locked first, as everywhere: nobody applies again meanwhile.
[[nodiscard]] std::optional<Application> lock_application(ApplicationWriter& writer, ApplicationId id);

// Takes a step of the portal within a transaction, which has locked it so. Refused where the
// status does not allow it, or where the job had closed and the seeker has applied for it again.
[[nodiscard]] Outcome<Application> take_decided_step(ApplicationWriter& writer, Application application,
                                                     const ApplicationEvent& step);

// The company writes to the seeker or offers an interview, within a transaction that has locked the
// application: from Applied and Reviewed it becomes Contacted at once, for the words are out. In each case
// the company has answered.
void note_contacted(ApplicationWriter& writer, ApplicationId id, ApplicationStatus status, PersonId by,
                    base::Timestamp now);

// A step of the employer; an unknown application is refused. The caller has to check that the employer may
// act for the job.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                                             const ApplicationEvent& step);
// The seeker's application for a job that is not withdrawn.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, JobId job,
                                                             SeekerId seeker, const ApplicationEvent& step);

}  // namespace hoigung::domain
