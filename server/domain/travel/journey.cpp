#include "domain/travel/journey.hpp"

namespace hoigung::domain {
namespace {

// A way on foot that is hardly one is not told.
constexpr int kLeastWalkSeconds = 30;

void add_walk(Journey& journey, const Station* from, const Station* to, int seconds) {
    if (seconds >= kLeastWalkSeconds) journey.parts.push_back({nullptr, from, to, seconds});
}

// The ends of a journey by rail.
struct Between {
    NearStation from;
    NearStation to;
    int walk_before = 0;
    int walk_after = 0;
    int seconds = 0;
};

Journey journey_by_rail(const TravelNetwork& network, const Between& best) {
    Journey journey{best.seconds, {}};
    add_walk(journey, nullptr, &network.station(best.from.station), best.walk_before);
    for (const RidePart& part : network.rides().parts(best.from.station, best.to.station)) {
        const MtrLine* line = part.is_on_foot() ? nullptr : &network.line(part.line);
        journey.parts.push_back(
            {line, &network.station(part.from), &network.station(part.to), part.walk_seconds});
    }
    add_walk(journey, &network.station(best.to.station), nullptr, best.walk_after);
    return journey;
}

}  // namespace

JourneysFrom::JourneysFrom(const TravelNetwork& network, const Coordinates& from)
    : network_(network), from_(from), departures_(network.stations_around(from)) {}

std::optional<Journey> JourneysFrom::to(const Coordinates& place) const {
    std::optional<Journey> journey;
    if (const auto walk = network_.walk_seconds(from_, place)) {
        journey = Journey{*walk, {}};
        add_walk(*journey, nullptr, nullptr, *walk);
    }
    const auto seconds_between = [&](const NearStation& near, const Coordinates& end) {
        const Station& station = network_.station(near.station);
        return network_.walk_seconds(end, {station.lat, station.lng}).value_or(0);
    };
    std::optional<Between> best;
    const int gates = 2 * network_.map().times.gate_seconds;
    const auto arrivals = network_.stations_around(place);
    for (const NearStation& departure : departures_) {
        const int before = seconds_between(departure, from_);
        for (const NearStation& arrival : arrivals) {
            if (departure.station == arrival.station) continue;
            const int after = seconds_between(arrival, place);
            const int ride = network_.rides().seconds(departure.station, arrival.station);
            const int seconds = before + after + gates + ride;
            if (!best || seconds < best->seconds) best = Between{departure, arrival, before, after, seconds};
        }
    }
    if (best && (!journey || best->seconds < journey->seconds)) return journey_by_rail(network_, *best);
    return journey;
}

}  // namespace hoigung::domain
