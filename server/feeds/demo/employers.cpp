#include "feeds/demo/employers.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "feeds/demo/dice.hpp"
#include "feeds/demo/phrases.hpp"

namespace hoigung::feeds::demo {
namespace {

// The unit of a business within a building, numbered as usual in buildings of this kind.
LocalizedText unit_of(PlaceKind kind, Dice& dice) {
    switch (kind) {
        case PlaceKind::street: {
            if (dice.percent(50)) return {"地下", "G/F"};
            const int shop = dice.between(1, 12);
            return {fmt::format("地下 {} 號舖", shop), fmt::format("Shop {}, G/F", shop)};
        }
        case PlaceKind::mall: {
            const int floor = dice.between(1, 5);
            const int shop = floor * 100 + dice.between(1, 48);
            return {fmt::format("{} 樓 {} 號舖", floor, shop), fmt::format("Shop {}, {}/F", shop, floor)};
        }
        case PlaceKind::office: {
            const int floor = dice.between(3, 28);
            const int room = floor * 100 + dice.between(1, 12);
            return {fmt::format("{} 樓 {} 室", floor, room), fmt::format("Room {}, {}/F", room, floor)};
        }
        case PlaceKind::industrial: {
            const int floor = dice.between(1, 18);
            const char unit = static_cast<char>('A' + dice.between(0, 5));
            return {fmt::format("{} 樓 {} 室", floor, unit), fmt::format("Unit {}, {}/F", unit, floor)};
        }
        case PlaceKind::estate:
            return {"地下", "G/F"};
        case PlaceKind::venue:
        case PlaceKind::hotel:
            break;
    }
    return {};
}

domain::Address address_at(const Place& place, std::string_view district, const LocalizedText& unit,
                           Dice& dice) {
    // A few metres apart, so that neighbours are not at the same point of the map.
    constexpr double kStep = 0.00002;
    const auto near = [&](double degrees) {
        constexpr double kPrecision = 1e5;
        return std::round((degrees + kStep * dice.between(-10, 10)) * kPrecision) / kPrecision;
    };
    domain::Address address;
    address.id = dice.id<domain::AddressId>();
    address.district = district;
    address.address = place.address;
    if (!unit.empty()) {
        address.address.zh_hant += " " + unit.zh_hant;
        address.address.en = unit.en + ", " + address.address.en;
    }
    address.coordinates = domain::Coordinates{near(place.lat), near(place.lng)};
    return address;
}

// A place of one of the wanted kinds, if the district has one, else any place.
const Place& place_in(const PlacesOfDistrict& district, const std::vector<PlaceKind>& wanted, Dice& dice) {
    for (const PlaceKind kind : dice.some(wanted, wanted.size())) {
        std::vector<const Place*> fitting;
        for (const Place& place : district.places) {
            if (place.kind == kind) fitting.push_back(&place);
        }
        if (!fitting.empty()) return *dice.pick(fitting);
    }
    return dice.pick(district.places);
}

std::vector<domain::Address> branches_of(const Material& material, const CompanySketch& sketch,
                                         const CompanyKind& kind, Dice& dice) {
    constexpr int kMostTries = 20;
    std::vector<domain::Address> branches;
    std::set<const Place*> taken;
    for (std::size_t i = 0; i < static_cast<std::size_t>(sketch.branches); ++i) {
        const std::string& district = sketch.districts[i % sketch.districts.size()];
        const Place* free = &place_in(material.places_of(district), kind.places, dice);
        for (int tries = 0; taken.contains(free) && tries < kMostTries; ++tries)
            free = &place_in(material.places_of(district), kind.places, dice);
        // No two branches at one address.
        if (!taken.insert(free).second) continue;
        const Place& place = *free;
        branches.push_back(address_at(place, district, unit_of(place.kind, dice), dice));
    }
    return branches;
}

// Where its people work if not in its branches; empty for a business whose people work there, or whose
// districts have no suitable site.
std::vector<domain::Address> sites_of(const Material& material, const CompanySketch& sketch,
                                      const CompanyKind& kind, Dice& dice) {
    constexpr std::size_t kSitesOfASmallFirm = 9;
    constexpr int kMostTries = 100;
    const bool regional = sketch.branches > 1;
    const std::size_t wanted = regional ? static_cast<std::size_t>(sketch.branches) * 2 : kSitesOfASmallFirm;
    std::vector<domain::Address> sites;
    if (kind.work_sites.empty()) return sites;
    std::set<const Place*> taken;
    for (int i = 0; i < kMostTries && sites.size() < wanted; ++i) {
        const std::string& district =
            regional ? dice.pick(sketch.districts) : dice.pick(material.places).district;
        const Place& place = place_in(material.places_of(district), kind.work_sites, dice);
        const bool fits = std::ranges::find(kind.work_sites, place.kind) != kind.work_sites.end();
        if (fits && taken.insert(&place).second) sites.push_back(address_at(place, district, {}, dice));
    }
    return sites;
}

LocalizedText about(const Material& material, const CompanySketch& sketch, const CompanyKind& kind,
                    Dice& dice) {
    const CompanySentences& wording = material.wording.company;
    const Blanks blanks{{"{company}", sketch.name},
                        {"{since}", number(sketch.since)},
                        {"{branches}", number(sketch.branches)}};
    Sentences sentences{filled(dice.pick(wording.founded), blanks)};
    const Sentences& own = sketch.about.empty() ? kind.about : sketch.about;
    sentences.insert(sentences.end(), own.begin(), own.end());
    if (sketch.branches > 2) sentences.push_back(filled(dice.pick(wording.branches), blanks));
    sentences.push_back(dice.pick(wording.people));
    return joined(sentences);
}

}  // namespace

std::vector<Employer> make_employers(const Material& material, std::uint64_t seed) {
    std::vector<Employer> employers;
    for (std::size_t i = 0; i < material.companies.companies.size(); ++i) {
        Dice dice(seed, "company", i);
        Employer employer;
        employer.id = dice.id<domain::CompanyId>();
        employer.sketch = &material.companies.companies[i];
        employer.kind = &material.kind(employer.sketch->kind);
        employer.profile.name = employer.sketch->name;
        employer.profile.about = about(material, *employer.sketch, *employer.kind, dice);
        employer.workplaces = sites_of(material, *employer.sketch, *employer.kind, dice);
        if (employer.workplaces.empty()) {
            employer.workplaces = branches_of(material, *employer.sketch, *employer.kind, dice);
        }
        employers.push_back(std::move(employer));
    }
    return employers;
}

}  // namespace hoigung::feeds::demo
