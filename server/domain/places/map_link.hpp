#pragma once

#include <span>
#include <string_view>

#include "domain/places/coordinates.hpp"
#include "domain/places/district.hpp"
#include "domain/places/station.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The districts and stations that the site knows.
struct KnownPlaces {
    std::span<const District> districts;
    std::span<const Station> stations;
};

// The place that a link copied from Google, Apple or OpenStreetMap points to, or that `22.3193,114.1694` or a
// station (`旺角站 200 米`, `旺角站步行 5 分鐘`) names. A distance counts from the station towards the middle
// of the district, or of the district around the station when none is given. InvalidPlace when there is no
// place or it is not in Hong Kong; ShortMapLink for the short links that phones share, which can only be
// resolved by another site.
[[nodiscard]] Outcome<Coordinates> read_place(std::string_view text, const District* district,
                                              const KnownPlaces& places);

// The district whose centre is nearest.
[[nodiscard]] const District& district_around(const Coordinates& place, const KnownPlaces& places);

}  // namespace hoigung::domain
