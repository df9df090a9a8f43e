#pragma once

#include <optional>
#include <string_view>

#include "domain/catalogue/job.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// The place that a link copied from Google, Apple or OpenStreetMap points to, or that `22.3193,114.1694` or a
// station (`旺角站 200 米`) names; nothing when there is none or it is not in Hong Kong. Short links say
// nothing without asking another site.
[[nodiscard]] std::optional<Coordinates> place_in(std::string_view text, const ReferenceLists& lists);

// The district whose centre is nearest.
[[nodiscard]] const District& district_around(const Coordinates& place, const ReferenceLists& lists);

}  // namespace hoigung::domain
