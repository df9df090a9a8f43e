#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_names.hpp"
#include "domain/locale.hpp"
#include "domain/places/coordinates.hpp"
#include "domain/places/map_link.hpp"
#include "domain/travel/travel_network.hpp"

namespace hoigung::domain {

enum class TravelOriginKind : std::uint8_t { station, district, place };

// Where a visitor's journeys begin.
struct TravelOrigin {
    TravelOriginKind kind = TravelOriginKind::place;
    Coordinates at;
    // Empty for a place.
    LocalizedText name;
};

// Reads a station's code (`MOK`), a district's (`030503`, from its middle) or a place (`22.315,114.17`),
// which is taken to the next half kilometre. std::nullopt when there is no such thing, or the place is not in
// Hong Kong.
[[nodiscard]] std::optional<TravelOrigin> read_travel_origin(std::string_view text,
                                                             const TravelNetwork& network,
                                                             const KnownPlaces& places);

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::TravelOriginKind> {
    static constexpr std::array<std::string_view, 3> values{"station", "district", "place"};
};
