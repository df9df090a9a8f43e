#pragma once

#include <chrono>
#include <memory>
#include <span>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/snapshot/live_catalogue.hpp"

// Jobs that were closed or removed long ago are not in memory. Whoever asks for one has it read from the
// store.
namespace hoigung::domain {

// For so long after it was closed a job stays in memory.
inline constexpr std::chrono::days kClosedJobsStay{30};

// The snapshot, and in it also those of the jobs that only the store has. The same one when there are none.
[[nodiscard]] std::shared_ptr<const CatalogueSnapshot> with_old_jobs(
    std::shared_ptr<const CatalogueSnapshot> snapshot, std::span<const JobId> ids, CatalogueStore& store);

}  // namespace hoigung::domain
