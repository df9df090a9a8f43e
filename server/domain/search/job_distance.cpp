#include "domain/search/job_distance.hpp"

#include <algorithm>

namespace hoigung::domain {

std::optional<std::int64_t> metres_to_job(const DistanceFrom& from, const JobPosting& job) {
    std::optional<std::int64_t> least;
    for (const Address& address : job.addresses) {
        if (!address.coordinates || !address.coordinates->valid()) continue;
        const std::int64_t metres = from.metres(GeoPoint::of(*address.coordinates));
        least = least ? std::min(*least, metres) : metres;
    }
    return least;
}

}  // namespace hoigung::domain
