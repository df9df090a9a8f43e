#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/snapshot/live_catalogue.hpp"

// Jobs that were closed or removed long ago are not in memory; a request for one reads it from the store.
namespace hoigung::domain {

// How long a closed job stays in memory.
inline constexpr std::chrono::days kClosedJobsStay{30};

// The snapshot, extended by those of the jobs that only the store has. Returns the same snapshot when there
// are none.
[[nodiscard]] std::shared_ptr<const CatalogueSnapshot> with_old_jobs(
    std::shared_ptr<const CatalogueSnapshot> snapshot, std::span<const JobId> ids, CatalogueStore& store);

}  // namespace hoigung::domain
