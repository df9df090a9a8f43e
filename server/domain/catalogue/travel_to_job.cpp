#include "domain/catalogue/travel_to_job.hpp"

#include "domain/places/distance.hpp"

namespace hoigung::domain {
namespace {

bool is_better(const TravelToJob& a, const TravelToJob& b) {
    if (a.journey.has_value() != b.journey.has_value()) return a.journey.has_value();
    if (a.journey && a.journey->seconds != b.journey->seconds) return a.journey->seconds < b.journey->seconds;
    return a.metres < b.metres;
}

}  // namespace

std::optional<TravelToJob> travel_to_job(const TravelNetwork& network, const Coordinates& from,
                                         const JobPosting& posting) {
    const JourneysFrom journeys(network, from);
    const DistanceFrom distance(from);
    std::optional<TravelToJob> best;
    for (const Address& address : posting.addresses) {
        if (!address.coordinates || !address.coordinates->valid()) continue;
        TravelToJob travel{&address, distance.metres(GeoPoint::of(*address.coordinates)),
                           journeys.to(*address.coordinates)};
        if (!best || is_better(travel, *best)) best = std::move(travel);
    }
    return best;
}

}  // namespace hoigung::domain
