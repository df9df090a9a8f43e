#pragma once

#include "domain/catalogue/catalogue.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {

// How long a picture that was replaced can still be seen: pages that show it may be open.
inline constexpr std::chrono::hours kPartnerPicturesKept{24};

// Removes the pictures that partners sent before a moment and that neither a company shows nor a banner has,
// a hidden one included: it may come back. Gives how many went.
int sweep_pictures(const Catalogue& catalogue, std::span<const Banner> banners, PictureStore& pictures,
                   base::Timestamp made_before);

}  // namespace hoigung::domain
