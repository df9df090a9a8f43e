#pragma once

#include "feeds/demo/applicants.hpp"
#include "feeds/demo/display.hpp"
#include "feeds/demo/material.hpp"
#include "feeds/demo/wording.hpp"

namespace hoigung::feeds::demo {

struct BannerPicture {
    std::string scene;
    std::string svg;
};

struct Material {
    std::vector<PlacesOfDistrict> places;
    Companies companies;
    Trades trades;
    std::vector<Occasion> occasions;
    Wording wording;
    Showcase showcase;
    LogoParts logo_parts;
    std::vector<DemoApplicant> applicants;
    std::vector<BannerPicture> banner_pictures;

    // Each throws when it finds nothing, which means that the files of data/demo/ are inconsistent.
    [[nodiscard]] const PlacesOfDistrict& places_of(std::string_view district) const;
    [[nodiscard]] const CompanyKind& kind(std::string_view id) const;
    [[nodiscard]] const Trade& trade(std::string_view type) const;
    [[nodiscard]] const Shift& shift(std::string_view id) const;
    [[nodiscard]] const Perk& perk(std::string_view id) const;
    [[nodiscard]] const Sentences& duties(std::string_view type) const;
    [[nodiscard]] const UsualRequirements& requirements(std::string_view group) const;
    [[nodiscard]] const Icon& icon(std::string_view id) const;
    [[nodiscard]] const std::string& banner(std::string_view scene) const;
};

// Throws when a file is missing or malformed, which is a build error.
[[nodiscard]] Material read_material(std::span<const base::EmbeddedFile> files);

}  // namespace hoigung::feeds::demo
