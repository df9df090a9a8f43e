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

// The quickest journey on foot and by MTR. std::nullopt when no station is within reach of either end and the
// whole way is too far to walk: other means of transport are not known.
[[nodiscard]] std::optional<Journey> quickest_journey(const TravelNetwork& network, const Coordinates& from,
                                                      const Coordinates& to);

}  // namespace hoigung::domain
