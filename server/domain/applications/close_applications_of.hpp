#pragma once

#include <map>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// When a job closes, and whether closing it answers the waiting applicants (reply_record.hpp).
struct JobClosing {
    base::Timestamp at;
    bool is_answer = false;
};

// Ends the open applications for jobs that close, each at the moment its job closes; returns the ids of the
// ended ones. The catalogue's store calls this in the transaction that closes the jobs, for every way of
// closing one, so that no application is left open and reopening a job at once undoes nothing. To notify the
// applicants, follow the change log.
std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer,
                                                 const std::map<JobId, JobClosing>& closed);

}  // namespace hoigung::domain
