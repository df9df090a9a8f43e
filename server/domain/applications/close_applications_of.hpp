#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Ends the open applications for a job that closes; gives those it ended. The catalogue's store does this in
// the transaction that closes the job, whichever way it is closed: no application is left behind, and
// reopening at once undoes nothing. Who wants to tell the applicants follows the log of changes.
std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer, JobId job, base::Timestamp now);

}  // namespace hoigung::domain
