#pragma once

#include <cstdint>
#include <optional>

#include "domain/catalogue/job.hpp"
#include "domain/places/distance.hpp"

namespace hoigung::domain {

// The distance to the nearest of a job's places on the map; std::nullopt when it has none.
[[nodiscard]] std::optional<std::int64_t> metres_to_job(const DistanceFrom& from, const JobPosting& job);

}  // namespace hoigung::domain
