#pragma once

#include <string_view>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/pictures.hpp"
#include "domain/profile/upload_picture.hpp"

namespace hoigung::domain {

// Makes a picture the logo of a company, in three sizes. Refused pictures are not stored.
[[nodiscard]] base::Result<Company, UploadRefusal> put_logo(const PartnerKey& key, CompanyId company,
                                                            std::string_view file, PictureEncoder& encoder,
                                                            PictureStore& pictures, CatalogueStore& catalogue,
                                                            base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
