#pragma once

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// Ends the open applications for a job that closes; returns those it ended. The catalogue's store does this
// in the transaction that closes the job, however it is closed: no application is left behind, and reopening
// the job at once undoes nothing. To notify the applicants, follow the change log.
std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer, JobId job, base::Timestamp now);

}  // namespace hoigung::domain
