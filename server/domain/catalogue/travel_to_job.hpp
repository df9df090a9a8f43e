#pragma once

#include <cstdint>
#include <optional>

#include "domain/catalogue/job.hpp"
#include "domain/places/coordinates.hpp"
#include "domain/travel/journey.hpp"

namespace hoigung::domain {

// How to come to a job.
struct TravelToJob {
    // The address of the job that is reached first, or the nearest when none can be reached.
    const Address* address = nullptr;
    // The straight distance to it.
    std::int64_t metres = 0;
    // std::nullopt where no station is within reach.
    std::optional<Journey> journey;
};

// std::nullopt for a job without coordinates.
[[nodiscard]] std::optional<TravelToJob> travel_to_job(const TravelNetwork& network, const Coordinates& from,
                                                       const JobPosting& posting);

}  // namespace hoigung::domain
