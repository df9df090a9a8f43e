#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// How far from the asked point a job may be.
inline constexpr std::int64_t kNearMetres = 5000;
inline constexpr double kMetresPerDegree = 6'371'008.8 * 3.14159265358979323846 / 180;

// A place in millionths of a degree, a tenth of a metre.
struct GeoPoint {
    std::int32_t lat = 0;
    std::int32_t lng = 0;

    [[nodiscard]] static GeoPoint of(const Coordinates& coordinates);
    bool operator==(const GeoPoint&) const = default;
};

// Measures from one point on the map that is flat around it: a metre or two off at 5 km, never used beyond.
class DistanceFrom {
  public:
    explicit DistanceFrom(const Coordinates& from);
    [[nodiscard]] std::int64_t metres(GeoPoint to) const;

    // How near and how far the points of a box are, a metre to the safe side. The box must not reach round
    // the far side of the earth.
    struct Reach {
        std::int64_t nearest = 0;
        std::int64_t farthest = 0;
    };
    [[nodiscard]] Reach reach(GeoPoint low, GeoPoint high) const;

  private:
    GeoPoint from_;
    double metres_per_lat_;
    double metres_per_lng_;
};

// The nearest of a job's places on the map; none when it has none.
[[nodiscard]] std::optional<std::int64_t> metres_to_job(const DistanceFrom& from, const JobPosting& job);

// '22.3193,114.1694' as an address carries it. None when it is not a valid place.
[[nodiscard]] std::optional<Coordinates> parse_latlng(std::string_view text);

}  // namespace hoigung::domain
