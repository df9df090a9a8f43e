#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "domain/travel/travel_network.hpp"

namespace hoigung::domain {

// A part of a journey: on one line of the railway, or on foot.
struct JourneyPart {
    // nullptr on foot.
    const MtrLine* line = nullptr;
    // nullptr at the journey's own ends.
    const Station* from = nullptr;
    const Station* to = nullptr;
    // On foot, the time; on a line it is not known apart from changes and waits.
    int walk_seconds = 0;
};

struct Journey {
    int seconds = 0;
    std::vector<JourneyPart> parts;

    // Begun minutes count: who comes a minute late is late.
    [[nodiscard]] int minutes() const { return (seconds + 59) / 60; }
};

// The quickest journeys on foot and by MTR from one place.
class JourneysFrom {
  public:
    // The network must outlive it.
    JourneysFrom(const TravelNetwork& network, const Coordinates& from);

    // std::nullopt when no station is within reach of one end and the whole way is too far to walk: other
    // means of transport are not known.
    [[nodiscard]] std::optional<Journey> to(const Coordinates& place) const;

  private:
    const TravelNetwork& network_;
    Coordinates from_;
    std::vector<NearStation> departures_;
};

}  // namespace hoigung::domain
