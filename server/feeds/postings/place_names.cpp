#include "feeds/postings/place_names.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "domain/places/distance.hpp"
#include "feeds/embedded_json.hpp"

namespace hoigung::feeds {
namespace {

struct Areas {
    std::string district;
    std::vector<std::string> names;

    static void describe(auto& self, auto& visit) {
        visit.required("district", self.district);
        visit.required("names", self.names);
    }
};

// 'Tai Po Road' is not in Tai Po.
bool is_street_name(std::string_view after) {
    while (after.starts_with(' ')) after.remove_prefix(1);
    constexpr std::array<std::string_view, 8> kStreets{"road", "street", "rd", "st.",
                                                       "lane", "道",     "路", "街"};
    return std::ranges::any_of(kStreets, [&](auto word) { return after.starts_with(word); });
}

// Whether the name occurs as whole words: not next to other Latin letters.
bool names_place(std::string_view text, std::string_view name) {
    for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool begins = at == 0 || !base::is_letter(text[at - 1]) || !base::is_letter(name.front());
        const bool ends = end == text.size() || !base::is_letter(text[end]) || !base::is_letter(name.back());
        if (begins && ends && !is_street_name(text.substr(end))) return true;
    }
    return false;
}

bool names_any_place(std::string_view text, std::span<const std::string_view> all) {
    return std::ranges::any_of(all, [&](auto name) { return names_place(text, name); });
}

constexpr std::array<std::string_view, 12> kHongKongNames{
    "hong kong",       "hongkong", "hk",   "hkg",  "hksar", "kowloon",
    "new territories", "lantau",   "香港", "九龍", "新界",  "大嶼山"};

}  // namespace

std::string FeedPlace::words() const {
    return street + (street.empty() || area.empty() ? "" : ", ") + area;
}

PlaceNames::PlaceNames(const domain::ReferenceLists& lists, std::span<const base::EmbeddedFile> files)
    : lists_(lists) {
    for (const domain::District& district : lists.lists().districts) {
        for (const std::string* name : {&district.name.zh_hant, &district.name.en})
            names_.push_back({base::fold(*name), district.short_code});
    }
    for (const Areas& areas : read_embedded_json<std::vector<Areas>>(files, "data/district_areas.json")) {
        for (const std::string& name : areas.names) names_.push_back({base::fold(name), areas.district});
    }
    std::ranges::stable_sort(names_, std::ranges::greater{},
                             [](const Name& name) { return name.folded.size(); });
}

std::string PlaceNames::named_by(std::string_view words) const {
    const std::string folded = base::fold(words);
    const auto found =
        std::ranges::find_if(names_, [&](const Name& name) { return names_place(folded, name.folded); });
    return found == names_.end() ? std::string() : found->district;
}

std::string PlaceNames::nearest_to(const domain::Coordinates& coordinates) const {
    const domain::DistanceFrom from(coordinates);
    std::int64_t least = domain::kNearMetres;
    std::string found;
    for (const domain::District& district : lists_.lists().districts) {
        const std::int64_t metres = from.metres(domain::GeoPoint::of({district.lat, district.lng}));
        if (metres > least) continue;
        least = metres;
        found = district.short_code;
    }
    return found;
}

// 'Aberdeen Street, Central' is in Central: the area takes precedence over the street.
std::string PlaceNames::district_of(const FeedPlace& place) const {
    for (const std::string* words : {&place.area, &place.street}) {
        if (std::string found = named_by(*words); !found.empty()) return found;
    }
    if (!place.coordinates || !place.coordinates->valid()) return {};
    return nearest_to(*place.coordinates);
}

std::vector<std::string> PlaceNames::regions_of(const FeedPlace& place) const {
    const std::string words = base::fold(place.words());
    std::vector<std::string> codes;
    for (const domain::Region& region : lists_.lists().regions) {
        const bool is_named = std::ranges::any_of(
            std::array{region.name.zh_hant, region.name.en, region.label.zh_hant, region.label.en},
            [&](const std::string& name) { return names_place(words, base::fold(name)); });
        if (is_named) codes.push_back(region.code);
    }
    return codes;
}

std::vector<FeedPlace> PlaceNames::listed_in(const FeedPlace& place) const {
    if (!place.street.empty()) return {};
    std::vector<FeedPlace> found;
    std::set<std::string> districts;
    std::string_view rest = place.area;
    while (!rest.empty()) {
        std::size_t end = rest.size();
        std::size_t length = 0;
        for (const std::string_view separator : {",", ";", "/", "|", "、", "，", "；", "及", "\n"}) {
            const std::size_t at = rest.find(separator);
            if (at >= end) continue;
            end = at;
            length = separator.size();
        }
        FeedPlace part = place;
        part.area = base::trim(rest.substr(0, end));
        part.coordinates.reset();
        rest.remove_prefix(end + length);
        const auto name = std::ranges::find(names_, base::fold(part.area), &Name::folded);
        if (name != names_.end() && districts.insert(name->district).second) found.push_back(std::move(part));
    }
    return found.size() > 1 ? found : std::vector<FeedPlace>{};
}

Whereabouts whereabouts_of(const FeedPlace& place) {
    const std::string country = base::fold(base::trim(place.country));
    if (names_any_place(country, kHongKongNames) ||
        names_any_place(base::fold(place.words()), kHongKongNames))
        return Whereabouts::hong_kong;
    constexpr std::array<std::string_view, 5> kChina{"cn", "chn", "china", "中國", "中国"};
    const bool may_be = country.empty() || std::ranges::find(kChina, country) != kChina.end();
    return may_be ? Whereabouts::unknown : Whereabouts::elsewhere;
}

}  // namespace hoigung::feeds
