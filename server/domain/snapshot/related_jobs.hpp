#pragma once

#include <vector>

#include "domain/paging.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

inline constexpr int kRelatedJobs = 6;

// Jobs similar to the given one; the newest jobs when it is unknown.
[[nodiscard]] std::vector<const Job*> related_jobs(const CatalogueSnapshot& snapshot, const Job* to,
                                                   Page page);

}  // namespace hoigung::domain
