#pragma once

#include <vector>

#include "domain/paging.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

inline constexpr int kRelatedJobs = 6;

// Jobs like the given one; the newest jobs when it is not known.
[[nodiscard]] std::vector<const Job*> related_jobs(const CatalogueSnapshot& snapshot, const Job* to,
                                                   Page page);

}  // namespace hoigung::domain
