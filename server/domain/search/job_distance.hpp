#pragma once

#include <cstdint>
#include <optional>

#include "domain/catalogue/job.hpp"
#include "domain/places/distance.hpp"

namespace hoigung::domain {

// The nearest of a job's places on the map; none when it has none.
[[nodiscard]] std::optional<std::int64_t> metres_to_job(const DistanceFrom& from, const JobPosting& job);

}  // namespace hoigung::domain
