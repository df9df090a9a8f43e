#pragma once

#include <string_view>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/pictures.hpp"
#include "domain/profile/upload_picture.hpp"

namespace hoigung::domain {

// Gives a banner its picture. Refused pictures are not stored.
[[nodiscard]] base::Result<Banner, UploadRefusal> put_banner_picture(
    const PartnerKey& key, BannerId banner, std::string_view file, PictureEncoder& encoder,
    PictureStore& pictures, CatalogueStore& catalogue, base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
