#pragma once

#include <string>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A digest of a job's terms: its place, pay, hours and demands. Somebody who applies says by it which terms
// they reviewed. Names, prose and the number of vacancies are not in it, for nobody has to review those
// again.
[[nodiscard]] std::string terms_digest(const JobPosting& posting);

}  // namespace hoigung::domain
