#pragma once

#include "domain/catalogue/catalogue.hpp"
#include "domain/pictures.hpp"

namespace hoigung::domain {

// How long a replaced picture is still served: pages that show it may be open.
inline constexpr std::chrono::hours kPartnerPicturesKept{24};

// Removes the pictures that partners and employers sent before a moment and that neither a company nor a
// banner uses. Pictures of hidden banners, which may come back, and of companies that are not in the
// catalogue yet count as used. Returns how many were removed.
int sweep_pictures(const Catalogue& catalogue, std::span<const Banner> banners,
                   std::span<const std::string> names_in_portal, PictureStore& pictures,
                   base::Timestamp made_before);

}  // namespace hoigung::domain
