#pragma once

#include <string_view>

#include "domain/catalogue/job.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The place that a link copied from Google, Apple or OpenStreetMap points to, or that `22.3193,114.1694` or a
// station (`旺角站 200 米`, `旺角站步行 5 分鐘`) names: so far from the station towards the middle of the
// district, or of the one around the station. InvalidPlace when there is none or it is not in Hong Kong,
// ShortMapLink for a link that phones share: it says nothing without asking another site.
[[nodiscard]] Outcome<Coordinates> read_place(std::string_view text, const District* district,
                                              const ReferenceLists& lists);

// The district whose centre is nearest.
[[nodiscard]] const District& district_around(const Coordinates& place, const ReferenceLists& lists);

}  // namespace hoigung::domain
