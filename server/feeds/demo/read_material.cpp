#include "feeds/demo/read_material.hpp"

#include <algorithm>
#include <stdexcept>

#include "feeds/embedded_json.hpp"

namespace hoigung::feeds::demo {
namespace {

constexpr std::string_view kFolder = "data/demo/";
constexpr std::string_view kBannerFolder = "data/demo/banners/";
constexpr std::string_view kPictureEnding = ".svg";

template <class T>
T read_file(std::span<const base::EmbeddedFile> files, std::string_view name) {
    return read_embedded_json<T>(files, fmt::format("{}{}", kFolder, name));
}

std::vector<BannerPicture> read_banner_pictures(std::span<const base::EmbeddedFile> files) {
    std::vector<BannerPicture> pictures;
    for (const auto& file : files) {
        if (!file.path.starts_with(kBannerFolder) || !file.path.ends_with(kPictureEnding)) continue;
        auto scene = file.path.substr(kBannerFolder.size());
        scene.remove_suffix(kPictureEnding.size());
        pictures.push_back({std::string(scene), std::string(file.text)});
    }
    return pictures;
}

template <class List, class Member>
const auto& found(const List& list, Member member, std::string_view wanted) {
    const auto item = std::ranges::find(list, wanted, member);
    if (item == list.end()) throw std::runtime_error(fmt::format("data/demo/: there is no '{}'", wanted));
    return *item;
}

}  // namespace

const PlacesOfDistrict& Material::places_of(std::string_view district) const {
    return found(places, &PlacesOfDistrict::district, district);
}

const CompanyKind& Material::kind(std::string_view id) const {
    return found(companies.kinds, &CompanyKind::id, id);
}

const Trade& Material::trade(std::string_view type) const {
    return found(trades.trades, &Trade::type, type);
}

const Shift& Material::shift(std::string_view id) const {
    return found(trades.shifts, &Shift::id, id);
}

const Perk& Material::perk(std::string_view id) const {
    return found(trades.perks, &Perk::id, id);
}

const Sentences& Material::duties(std::string_view type) const {
    return found(wording.duties, &DutiesOfType::type, type).sentences;
}

const UsualRequirements& Material::requirements(std::string_view group) const {
    return found(wording.requirements, &UsualRequirements::group, group);
}

const Icon& Material::icon(std::string_view id) const {
    return found(logo_parts.icons, &Icon::id, id);
}

const std::string& Material::banner(std::string_view scene) const {
    return found(banner_pictures, &BannerPicture::scene, scene).svg;
}

Material read_material(std::span<const base::EmbeddedFile> files) {
    return {
        .places = read_file<std::vector<PlacesOfDistrict>>(files, "places.json"),
        .companies = read_file<Companies>(files, "companies.json"),
        .trades = read_file<Trades>(files, "trades.json"),
        .occasions = read_file<std::vector<Occasion>>(files, "occasions.json"),
        .wording = read_file<Wording>(files, "sentences.json"),
        .showcase = read_file<Showcase>(files, "showcase.json"),
        .logo_parts = read_file<LogoParts>(files, "logos.json"),
        .applicants = read_file<std::vector<DemoApplicant>>(files, "applicants.json"),
        .banner_pictures = read_banner_pictures(files),
    };
}

}  // namespace hoigung::feeds::demo
