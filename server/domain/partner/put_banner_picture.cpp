#include "domain/partner/put_banner_picture.hpp"

#include "domain/catalogue/stored_pictures.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

base::Result<Banner, UploadRefusal> put_banner_picture(const PartnerKey& key, BannerId banner,
                                                       std::string_view file, PictureEncoder& encoder,
                                                       PictureStore& pictures, CatalogueStore& catalogue,
                                                       base::Random& random, base::Timestamp now) {
    if (!key.is_operator()) return UploadRefusal(Refusal::PermissionDenied);
    const auto known = catalogue.banner(banner);
    if (!known) return UploadRefusal(Refusal::IdNotFound);
    if (file.size() > kLargestUpload) return UploadRefusal(PictureFault::too_large);
    const auto encoded = encoder.encode_whole(file);
    if (!encoded.ok()) return UploadRefusal(encoded.error());
    const std::string name = keep_picture((*encoded)[0], pictures, random, now);
    const std::string medium = keep_picture((*encoded)[1], pictures, random, now);
    return transact(catalogue, [&](CatalogueWriter& writer) {
        // The banner may have been changed while the picture was encoded.
        Banner changed = writer.banner(banner).value_or(*known);
        changed.cover_image = name;
        changed.cover_image_medium = medium;
        writer.put(changed);
        return changed;
    });
}

}  // namespace hoigung::domain
