#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "domain/places/station.hpp"
#include "domain/travel/mtr_map.hpp"

namespace hoigung::domain {

using StationIndex = std::uint8_t;

// A part of a way between two stations: on one line, or on foot from one station to another.
struct RidePart {
    // An index of the map's lines; kOnFoot between stations.
    std::uint8_t line = 0;
    StationIndex from = 0;
    StationIndex to = 0;
    // On foot, the time that it takes.
    int walk_seconds = 0;

    static constexpr std::uint8_t kOnFoot = 255;

    [[nodiscard]] bool is_on_foot() const { return line == kOnFoot; }
    bool operator==(const RidePart&) const = default;
};

// The quickest way from each station to each other. Made once; a look into it costs nothing.
class RideTable {
  public:
    // Throws when the map names a station that is not among these, or leaves one out.
    RideTable(const MtrMap& map, std::span<const Station> stations);

    [[nodiscard]] std::size_t station_count() const { return count_; }
    // From the moment on the platform until the train has arrived, waiting for it and changing included. 0
    // for the same station.
    [[nodiscard]] int seconds(StationIndex from, StationIndex to) const {
        return rides_[at(from, to)].seconds;
    }
    [[nodiscard]] std::span<const RidePart> parts(StationIndex from, StationIndex to) const {
        return rides_[at(from, to)].parts;
    }

  private:
    struct Ride {
        int seconds = -1;
        std::vector<RidePart> parts;
    };

    [[nodiscard]] std::size_t at(StationIndex from, StationIndex to) const { return from * count_ + to; }

    std::size_t count_ = 0;
    std::vector<Ride> rides_;
};

// The time of a train from one station to the next: its stop and its run.
[[nodiscard]] int hop_seconds(const MtrMap& map, const MtrLine& line, const Station& from, const Station& to);

}  // namespace hoigung::domain
