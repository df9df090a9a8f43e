#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "domain/places/coordinates.hpp"
#include "domain/places/distance.hpp"
#include "domain/places/station.hpp"
#include "domain/travel/mtr_map.hpp"
#include "domain/travel/ride_table.hpp"

namespace hoigung::domain {

// A station that is within reach on foot, and how far it is in straight metres.
struct NearStation {
    StationIndex station = 0;
    std::int64_t metres = 0;
};

// Where the railway goes and how long that takes. Made once at start; empty without lines.
class TravelNetwork {
  public:
    // The stations must outlive the network.
    TravelNetwork(MtrMap map, std::span<const Station> stations);

    [[nodiscard]] const MtrMap& map() const { return map_; }
    [[nodiscard]] const RideTable& rides() const { return rides_; }
    [[nodiscard]] const Station& station(StationIndex index) const { return stations_[index]; }
    [[nodiscard]] const Station* station(std::string_view code) const;
    [[nodiscard]] const MtrLine& line(std::uint8_t index) const { return map_.lines[index]; }
    // The line's stations, those of branches after it.
    [[nodiscard]] std::vector<const Station*> stations_of(const MtrLine& line) const;

    // The nearest stations to which one can walk, nearest first; at most three.
    [[nodiscard]] std::vector<NearStation> stations_around(const Coordinates& place) const;
    // The nearest station at all, however far; std::nullopt without stations.
    [[nodiscard]] std::optional<NearStation> nearest_station(const Coordinates& place) const;
    // The seconds of a way on foot between two places; std::nullopt when it is too far or leads across a
    // water.
    [[nodiscard]] std::optional<int> walk_seconds(const Coordinates& from, const Coordinates& to) const;

  private:
    [[nodiscard]] bool is_across_water(const Coordinates& from, const Coordinates& to) const;

    MtrMap map_;
    std::span<const Station> stations_;
    RideTable rides_;
    std::unordered_map<std::string_view, StationIndex> codes_;
    std::vector<GeoPoint> points_;
    // How far from a station people may walk to it, by station.
    std::vector<std::int64_t> reach_;
};

}  // namespace hoigung::domain
