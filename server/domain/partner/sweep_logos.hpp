#pragma once

#include "domain/catalogue/catalogue.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {

// How long a logo that was replaced can still be seen: pages that show it may be open.
inline constexpr std::chrono::hours kLogosKept{24};

// Removes the logos that put_logo() made before a moment and that no company shows any more. Gives how many
// pictures went.
int sweep_logos(const Catalogue& catalogue, PictureStore& pictures, base::Timestamp made_before);

}  // namespace hoigung::domain
