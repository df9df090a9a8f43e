#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// The steps that an employer may take: from Applied to Reviewed, Contacted, Rejected or Hired; from Reviewed
// to Contacted, Rejected or Hired; from Contacted to Rejected or Hired; and from JobClosed to Contacted,
// Rejected or Hired, because employers close a job first and mark the applicants later.
[[nodiscard]] bool may_move(ApplicationStatus from, ApplicationStatus to);
// The steps that a member may take in the portal: as may_move, and a hiring may be undone (Hired to Contacted
// or Rejected).
[[nodiscard]] bool may_decide(ApplicationStatus from, ApplicationStatus to);

// Locks the seeker first and then the application, the order used everywhere, so that the seeker cannot apply
// again meanwhile.
[[nodiscard]] std::optional<Application> lock_application(ApplicationWriter& writer, ApplicationId id);

// Takes a step of the portal. The transaction has locked the application with lock_application. Refused where
// the status does not allow the step, or where the job had closed and the seeker has applied for it again.
[[nodiscard]] Outcome<Application> take_decided_step(ApplicationWriter& writer, Application application,
                                                     const ApplicationEvent& step);

// Called when the company writes to the seeker or offers an interview, within a transaction that has locked
// the application. Applied and Reviewed become Contacted at once, because a message cannot be undone. In each
// case the company has answered.
void note_contacted(ApplicationWriter& writer, ApplicationId id, ApplicationStatus status, PersonId by,
                    base::Timestamp now);

// A step of the employer; an unknown application is refused. The caller has checked that the employer may act
// for the job.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, ApplicationId id,
                                                             const ApplicationEvent& step);
// Like the function above, for the seeker's application for a job that is not withdrawn.
[[nodiscard]] Outcome<Application> change_application_status(ApplicationStore& store, JobId job,
                                                             SeekerId seeker, const ApplicationEvent& step);

}  // namespace hoigung::domain
