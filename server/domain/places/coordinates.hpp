#pragma once

#include <optional>
#include <string_view>

namespace hoigung::domain {

// A point on the map.
struct Coordinates {
    double lat = 0;
    double lng = 0;

    // Spec 5: latitude -90 to 90, longitude -180 to 180. False for 0,0, by which feeds mean 'unknown'.
    [[nodiscard]] bool valid() const;
    bool operator==(const Coordinates&) const = default;

    static void describe(auto& self, auto& visit) {
        visit.required("lat", self.lat);
        visit.required("lng", self.lng);
    }
};

// Parses '22.3193,114.1694' from a URL. std::nullopt when it is not a valid point.
[[nodiscard]] std::optional<Coordinates> parse_latlng(std::string_view text);

}  // namespace hoigung::domain
