#pragma once

#include <map>

#include "domain/applications/application_store.hpp"

namespace hoigung::domain {

// How a job closes: when, and whether that answers those who wait (reply_record.hpp).
struct JobClosing {
    base::Timestamp at;
    bool is_answer = false;
};

// Ends the open applications for jobs that close, each with the moment of it; returns those it ended. The
// catalogue's store does this in the transaction that closes the jobs, however they are closed: no
// application is left behind, and reopening a job at once undoes nothing. To notify the applicants, follow
// the change log.
std::vector<ApplicationId> close_applications_of(ApplicationWriter& writer,
                                                 const std::map<JobId, JobClosing>& closed);

}  // namespace hoigung::domain
