#include "domain/search/distance.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

constexpr double kMillion = 1e6;

std::optional<double> parse_number(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

}  // namespace

GeoPoint GeoPoint::of(const Coordinates& coordinates) {
    return {static_cast<std::int32_t>(std::lround(coordinates.lat * kMillion)),
            static_cast<std::int32_t>(std::lround(coordinates.lng * kMillion))};
}

DistanceFrom::DistanceFrom(const Coordinates& from)
    : from_(GeoPoint::of(from)),
      metres_per_lat_(kMetresPerDegree / kMillion),
      metres_per_lng_(kMetresPerDegree / kMillion * std::cos(from.lat * std::numbers::pi / 180)) {}

std::int64_t DistanceFrom::metres(GeoPoint to) const {
    constexpr double kHalfTurn = 180e6;
    double east = static_cast<double>(to.lng) - static_cast<double>(from_.lng);
    if (east > kHalfTurn) east -= 2 * kHalfTurn;
    if (east < -kHalfTurn) east += 2 * kHalfTurn;
    const double x = east * metres_per_lng_;
    const double y = (static_cast<double>(to.lat) - static_cast<double>(from_.lat)) * metres_per_lat_;
    return static_cast<std::int64_t>(std::sqrt(x * x + y * y));
}

DistanceFrom::Reach DistanceFrom::reach(GeoPoint low, GeoPoint high) const {
    const auto nearest = [](double from, double begin, double end) {
        return std::max({begin - from, from - end, 0.0});
    };
    const auto farthest = [](double from, double begin, double end) {
        return std::max(std::abs(begin - from), std::abs(end - from));
    };
    const auto metres = [&](auto measure) {
        const double x = measure(from_.lng, low.lng, high.lng) * metres_per_lng_;
        const double y = measure(from_.lat, low.lat, high.lat) * metres_per_lat_;
        return static_cast<std::int64_t>(std::sqrt(x * x + y * y));
    };
    return {std::max<std::int64_t>(0, metres(nearest) - 1), metres(farthest) + 1};
}

std::optional<std::int64_t> metres_to_job(const DistanceFrom& from, const JobPosting& job) {
    std::optional<std::int64_t> least;
    for (const Address& address : job.addresses) {
        if (!address.coordinates || !address.coordinates->valid()) continue;
        const std::int64_t metres = from.metres(GeoPoint::of(*address.coordinates));
        least = least ? std::min(*least, metres) : metres;
    }
    return least;
}

std::optional<Coordinates> parse_latlng(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto lat = parse_number(base::trim(text.substr(0, comma)));
    const auto lng = parse_number(base::trim(text.substr(comma + 1)));
    if (!lat || !lng) return std::nullopt;
    const Coordinates coordinates{*lat, *lng};
    if (!coordinates.valid()) return std::nullopt;
    return coordinates;
}

}  // namespace hoigung::domain
