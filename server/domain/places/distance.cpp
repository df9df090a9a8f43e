#include "domain/places/distance.hpp"

#include <cmath>
#include <numbers>

namespace hoigung::domain {
namespace {

constexpr double kMillion = 1e6;

}  // namespace

GeoPoint GeoPoint::of(const Coordinates& coordinates) {
    return {static_cast<std::int32_t>(std::lround(coordinates.lat * kMillion)),
            static_cast<std::int32_t>(std::lround(coordinates.lng * kMillion))};
}

DistanceFrom::DistanceFrom(const Coordinates& from)
    : from_(GeoPoint::of(from)),
      metres_per_lat_(kMetresPerDegree / kMillion),
      metres_per_lng_(kMetresPerDegree / kMillion * std::cos(from.lat * std::numbers::pi / 180)) {}

}  // namespace hoigung::domain
