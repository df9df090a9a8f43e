#pragma once

#include "domain/places/coordinates.hpp"

namespace hoigung::domain {

// Whether a place is in Hong Kong or its waters: within the Region's edges, and south of the border on land.
// The border is drawn to some 200 m. False for what is no place at all.
[[nodiscard]] bool is_in_hong_kong(const Coordinates& place);

}  // namespace hoigung::domain
