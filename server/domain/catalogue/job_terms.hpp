#pragma once

#include <string>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A digest of a job's terms: its place, pay, hours and demands. An applicant's request carries the digest of
// the terms that they reviewed. Names, prose and the number of vacancies are not part of it, because a change
// of those needs no new review.
[[nodiscard]] std::string terms_digest(const JobPosting& posting);

}  // namespace hoigung::domain
