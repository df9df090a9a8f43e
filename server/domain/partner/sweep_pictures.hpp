#pragma once

#include "domain/catalogue/catalogue.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {

// How long a picture that was replaced can still be seen: pages that show it may be open.
inline constexpr std::chrono::hours kPartnerPicturesKept{24};

// Removes the pictures that partners sent before a moment and that no company or banner shows any more. Gives
// how many went.
int sweep_pictures(const Catalogue& catalogue, PictureStore& pictures, base::Timestamp made_before);

}  // namespace hoigung::domain
