#pragma once

#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

inline constexpr int kRelatedJobs = 6;

// Open jobs like the given one: of other companies first, then by likeness (2 for each shared job type, 1 for
// a shared district, 1 for the same employment), then the newest. Never the job itself; the newest jobs when
// it is not known.
[[nodiscard]] std::vector<const Job*> related_jobs(const Catalogue& catalogue, const Job* to, Page page);

}  // namespace hoigung::domain
