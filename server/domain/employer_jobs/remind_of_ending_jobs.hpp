#pragma once

#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// Tells owners and recruiters of jobs that close within three days, once for each closing. Returns the number
// of jobs.
int remind_of_ending_jobs(const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
