#include "domain/partner/put_logo.hpp"

#include "domain/partner/change_states.hpp"
#include "domain/partner/partner_pictures.hpp"

namespace hoigung::domain {

base::Result<Company, UploadRefusal> put_logo(const PartnerKey& key, CompanyId company, std::string_view file,
                                              PictureEncoder& encoder, PictureStore& pictures,
                                              CatalogueStore& catalogue, base::Random& random,
                                              base::Timestamp now) {
    const auto known = partner_company(key, company, catalogue);
    if (!known.ok()) return UploadRefusal(known.error());
    if (file.size() > kLargestUpload) return UploadRefusal(PictureFault::too_large);
    const auto encoded = encoder.encode(file);
    if (!encoded.ok()) return UploadRefusal(encoded.error());
    std::array<std::string, 3> names;
    for (std::size_t i = 0; i < names.size(); ++i)
        names[i] = keep_picture((*encoded)[i], pictures, random, now);
    Company changed;
    catalogue.write([&](CatalogueWriter& writer) {
        // The profile may have been changed while the picture was encoded.
        changed = writer.company(company).value_or(*known);
        changed.profile.logo = names[0];
        changed.profile.logo_medium = names[1];
        changed.profile.logo_thumbnail = names[2];
        changed.updated_at = now;
        writer.put(changed);
    });
    return changed;
}

}  // namespace hoigung::domain
