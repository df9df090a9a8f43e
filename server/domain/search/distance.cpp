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
