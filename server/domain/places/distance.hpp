#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "domain/places/coordinates.hpp"

namespace hoigung::domain {

// How far a job may be from the searched point.
inline constexpr std::int64_t kNearMetres = 5000;
inline constexpr double kMetresPerDegree = 6'371'008.8 * 3.14159265358979323846 / 180;

// A place in millionths of a degree, about a tenth of a metre.
struct GeoPoint {
    std::int32_t lat = 0;
    std::int32_t lng = 0;

    [[nodiscard]] static GeoPoint of(const Coordinates& coordinates);
    bool operator==(const GeoPoint&) const = default;
};

// Measures from one point as if the earth were flat around it: a metre or two off at 5 km, not used for
// longer distances.
class DistanceFrom {
  public:
    explicit DistanceFrom(const Coordinates& from);
    [[nodiscard]] std::int64_t metres(GeoPoint to) const {
        return static_cast<std::int64_t>(std::sqrt(square_metres(to)));
    }
    // Whether metres(to) is at most this many; faster than calling metres().
    [[nodiscard]] bool is_within(std::int64_t most, GeoPoint to) const {
        return square_metres(to) < square(most + 1);
    }

    // The nearest and farthest distance of a box, with a metre of tolerance. The box must not extend around
    // the far side of the earth.
    struct Reach {
        std::int64_t nearest = 0;
        std::int64_t farthest = 0;
    };
    [[nodiscard]] Reach reach(GeoPoint low, GeoPoint high) const {
        const Squares squares = square_reach(low, high);
        return {std::max<std::int64_t>(0, static_cast<std::int64_t>(std::sqrt(squares.nearest)) - 1),
                static_cast<std::int64_t>(std::sqrt(squares.farthest)) + 1};
    }
    // Compares a distance with reach(); faster than calling reach().
    enum class Side { inside, across, outside };
    [[nodiscard]] Side side_of(std::int64_t metres, GeoPoint low, GeoPoint high) const {
        const Squares squares = square_reach(low, high);
        if (squares.nearest >= square(metres + 2)) return Side::outside;
        return squares.farthest < square(metres) ? Side::inside : Side::across;
    }

  private:
    struct Squares {
        double nearest = 0;
        double farthest = 0;
    };

    [[nodiscard]] static double square(std::int64_t metres) {
        return static_cast<double>(metres) * static_cast<double>(metres);
    }
    [[nodiscard]] double square_metres(GeoPoint to) const {
        constexpr double kHalfTurn = 180e6;
        double east = static_cast<double>(to.lng) - static_cast<double>(from_.lng);
        if (east > kHalfTurn) east -= 2 * kHalfTurn;
        if (east < -kHalfTurn) east += 2 * kHalfTurn;
        const double x = east * metres_per_lng_;
        const double y = (static_cast<double>(to.lat) - static_cast<double>(from_.lat)) * metres_per_lat_;
        return x * x + y * y;
    }
    [[nodiscard]] Squares square_reach(GeoPoint low, GeoPoint high) const {
        const auto squares = [this](double x, double y) {
            x *= metres_per_lng_;
            y *= metres_per_lat_;
            return x * x + y * y;
        };
        const double west = static_cast<double>(low.lng) - static_cast<double>(from_.lng);
        const double east = static_cast<double>(high.lng) - static_cast<double>(from_.lng);
        const double south = static_cast<double>(low.lat) - static_cast<double>(from_.lat);
        const double north = static_cast<double>(high.lat) - static_cast<double>(from_.lat);
        return {squares(std::max({west, -east, 0.0}), std::max({south, -north, 0.0})),
                squares(std::max(-west, east), std::max(-south, north))};
    }

    GeoPoint from_;
    double metres_per_lat_;
    double metres_per_lng_;
};

}  // namespace hoigung::domain
