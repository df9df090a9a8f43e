#include "domain/partner/put_logo.hpp"

#include "domain/catalogue/stored_pictures.hpp"
#include "domain/partner/change_states.hpp"
#include "domain/transact.hpp"

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
    return transact(catalogue, [&](CatalogueWriter& writer) -> base::Result<Company, UploadRefusal> {
        // The company may have been changed, or even removed, while the picture was encoded.
        auto stored = writer.company(company);
        if (!stored) return UploadRefusal(Refusal::CompanyNotFound);
        stored->profile.logo = names[0];
        stored->profile.logo_medium = names[1];
        stored->profile.logo_thumbnail = names[2];
        stored->updated_at = now;
        writer.put(*stored);
        return std::move(*stored);
    });
}

}  // namespace hoigung::domain
