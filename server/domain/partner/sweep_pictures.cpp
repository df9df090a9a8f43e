#include "domain/partner/sweep_pictures.hpp"

#include <set>

#include "domain/catalogue/stored_pictures.hpp"

namespace hoigung::domain {
namespace {

// An id begins with the second in which it was made.
base::Timestamp made_at(PartnerPictureId id) {
    std::int64_t seconds = 0;
    for (std::size_t i = 0; i < 4; ++i) seconds = seconds << 8 | id.bytes[i];
    return base::Timestamp{std::chrono::seconds{seconds}};
}

}  // namespace

int sweep_pictures(const Catalogue& catalogue, std::span<const Banner> banners,
                   std::span<const std::string> names_in_portal, PictureStore& pictures,
                   base::Timestamp made_before) {
    std::set<std::string, std::less<>> shown(names_in_portal.begin(), names_in_portal.end());
    catalogue.each_company([&](const Company& company) {
        const CompanyProfile& profile = company.profile;
        shown.insert({profile.logo, profile.logo_medium, profile.logo_thumbnail});
    });
    for (const Banner& banner : banners) shown.insert({banner.cover_image, banner.cover_image_medium});
    int removed = 0;
    for (const std::string& name : pictures.names(kPartnerPictureEnding)) {
        const auto id = PartnerPictureId::parse(
            std::string_view(name).substr(0, name.size() - kPartnerPictureEnding.size()));
        if (!id || made_at(*id) >= made_before || shown.contains(name)) continue;
        pictures.remove(name);
        ++removed;
    }
    return removed;
}

}  // namespace hoigung::domain
