#include "domain/travel/travel_network.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

#include <fmt/format.h>

namespace hoigung::domain {
namespace {

constexpr std::size_t kStationsAround = 3;

// On which side of the line from a to b a point lies: positive, negative, or 0 on it.
double side_of_line(const Coordinates& a, const Coordinates& b, const Coordinates& point) {
    return (b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng);
}

bool cross(const Coordinates& a, const Coordinates& b, const Coordinates& c, const Coordinates& d) {
    return side_of_line(a, b, c) * side_of_line(a, b, d) < 0 &&
           side_of_line(c, d, a) * side_of_line(c, d, b) < 0;
}

}  // namespace

TravelNetwork::TravelNetwork(MtrMap map, std::span<const Station> stations)
    : map_(std::move(map)), stations_(stations), rides_(map_, stations) {
    for (std::size_t i = 0; i < rides_.station_count(); ++i) {
        codes_.emplace(stations[i].code, static_cast<StationIndex>(i));
        points_.push_back(GeoPoint::of({stations[i].lat, stations[i].lng}));
        reach_.push_back(map_.times.walk_metres_at_most);
    }
    for (const StationReach& reach : map_.reach) {
        const auto found = codes_.find(reach.station);
        if (found == codes_.end()) throw std::runtime_error(fmt::format("{} is no station", reach.station));
        reach_[found->second] = reach.metres;
    }
}

const Station* TravelNetwork::station(std::string_view code) const {
    const auto found = codes_.find(code);
    return found == codes_.end() ? nullptr : &stations_[found->second];
}

std::vector<const Station*> TravelNetwork::stations_of(const MtrLine& line) const {
    std::vector<const Station*> stations;
    for (const MtrService& service : line.services) {
        for (const std::string& code : service.stations) {
            const Station* called_at = station(code);
            if (std::ranges::find(stations, called_at) == stations.end()) stations.push_back(called_at);
        }
    }
    return stations;
}

std::vector<NearStation> TravelNetwork::stations_around(const Coordinates& place) const {
    const DistanceFrom from(place);
    std::vector<NearStation> around;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        if (reach_[i] == 0 || !from.is_within(reach_[i], points_[i])) continue;
        if (is_across_water(place, {stations_[i].lat, stations_[i].lng})) continue;
        around.push_back({static_cast<StationIndex>(i), from.metres(points_[i])});
    }
    std::ranges::stable_sort(around, {}, &NearStation::metres);
    around.resize(std::min(around.size(), kStationsAround));
    return around;
}

std::optional<NearStation> TravelNetwork::nearest_station(const Coordinates& place) const {
    const auto around = stations_around(place);
    if (!around.empty()) return around.front();
    const DistanceFrom from(place);
    std::optional<NearStation> nearest;
    for (std::size_t i = 0; i < points_.size(); ++i) {
        const std::int64_t metres = from.metres(points_[i]);
        if (reach_[i] > 0 && (!nearest || metres < nearest->metres))
            nearest = NearStation{static_cast<StationIndex>(i), metres};
    }
    return nearest;
}

std::optional<int> TravelNetwork::walk_seconds(const Coordinates& from, const Coordinates& to) const {
    const TravelTimes& times = map_.times;
    const std::int64_t metres = DistanceFrom(from).metres(GeoPoint::of(to));
    if (metres > times.walk_metres_at_most || is_across_water(from, to)) return std::nullopt;
    const double way = static_cast<double>(metres) * times.walk_detour_percent / 100;
    return static_cast<int>(std::lround(way * 60 / times.walk_metres_per_minute));
}

bool TravelNetwork::is_across_water(const Coordinates& from, const Coordinates& to) const {
    return std::ranges::any_of(map_.water, [&](const Water& water) {
        for (std::size_t i = 1; i < water.line.size(); ++i) {
            if (cross(from, to, water.line[i - 1], water.line[i])) return true;
        }
        return false;
    });
}

}  // namespace hoigung::domain
