#include "domain/places/map_link.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "domain/places/distance.hpp"
#include "domain/places/hong_kong.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestLink = 2000;
constexpr double kRadiansPerDegree = 3.14159265358979323846 / 180;

struct Number {
    double value = 0;
    std::string_view rest;
};

std::optional<Number> number_at(std::string_view text) {
    Number number;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number.value);
    if (problem != std::errc{}) return std::nullopt;
    number.rest = text.substr(static_cast<std::size_t>(end - text.data()));
    return number;
}

// Coordinates at the beginning of a text: two numbers separated by `between`.
std::optional<Coordinates> pair_at(std::string_view text, std::string_view between) {
    const auto lat = number_at(text);
    if (!lat || !lat->rest.starts_with(between)) return std::nullopt;
    std::string_view after = lat->rest.substr(between.size());
    while (after.starts_with(' ')) after.remove_prefix(1);
    const auto lng = number_at(after);
    if (!lng) return std::nullopt;
    const Coordinates place{lat->value, lng->value};
    return is_in_hong_kong(place) ? std::optional(place) : std::nullopt;
}

std::optional<Coordinates> pair_after(std::string_view text, std::string_view mark,
                                      std::string_view between) {
    const std::size_t at = text.find(mark);
    return at == std::string_view::npos ? std::nullopt : pair_at(text.substr(at + mark.size()), between);
}

std::optional<Coordinates> linked_place(std::string_view text) {
    const std::string link = base::percent_decode(text);
    // The first form that is found counts: the pin of a place is more exact than the middle of the map.
    struct Form {
        std::string_view mark;
        std::string_view between;
    };
    constexpr std::array<Form, 9> kForms{{{"!3d", "!4d"},
                                          {"mlat=", "&mlon="},
                                          {"q=", ","},
                                          {"query=", ","},
                                          {"ll=", ","},
                                          {"coordinate=", ","},
                                          {"/@", ","},
                                          {"#map=", "/"},
                                          {"geo:", ","}}};
    for (const Form& form : kForms) {
        // The zoom precedes the coordinates: #map=17/22.3193/114.1694.
        const bool has_zoom = form.mark == "#map=";
        const std::size_t at = has_zoom ? link.find(form.mark) : std::string::npos;
        const std::size_t slash = at == std::string::npos ? at : link.find('/', at);
        const auto place = has_zoom ? (slash == std::string::npos
                                           ? std::nullopt
                                           : pair_at(std::string_view(link).substr(slash + 1), form.between))
                                    : pair_after(link, form.mark, form.between);
        if (place) return place;
    }
    std::string_view typed(link);
    while (typed.starts_with(' ')) typed.remove_prefix(1);
    return pair_at(typed, ",");
}

const Station* station_in(std::string_view text, const KnownPlaces& places) {
    const std::string typed = base::fold(text);
    const Station* named = nullptr;
    std::size_t longest = 0;
    for (const Station& station : places.stations) {
        for (const std::string& mark :
             {base::fold(station.name.zh_hant) + "站", base::fold(station.name.en) + " station"}) {
            if (mark.size() <= longest || typed.find(mark) == std::string::npos) continue;
            named = &station;
            longest = mark.size();
        }
    }
    return named;
}

// A distance in metres; std::nullopt when the text states none.
std::optional<double> metres_in(std::string_view text) {
    struct Unit {
        std::string_view name;
        double metres;
    };
    constexpr double kWalkedInAMinute = 80;
    constexpr std::array<Unit, 9> kUnits{{{"公里", 1000},
                                          {"千米", 1000},
                                          {"km", 1000},
                                          {"米", 1},
                                          {"公尺", 1},
                                          {"分鐘", kWalkedInAMinute},
                                          {"分鍾", kWalkedInAMinute},
                                          {"min", kWalkedInAMinute},
                                          {"m", 1}}};
    const std::string typed = base::fold(text);
    for (std::string_view rest = typed; !rest.empty(); rest.remove_prefix(1)) {
        const bool is_digit = rest.front() >= '0' && rest.front() <= '9';
        const auto number = is_digit ? number_at(rest) : std::nullopt;
        if (!number) continue;
        std::string_view after = number->rest;
        while (after.starts_with(' ')) after.remove_prefix(1);
        for (const Unit& unit : kUnits) {
            if (after.starts_with(unit.name)) return number->value * unit.metres;
        }
        // The remaining digits of this number are not a number of their own.
        rest = rest.substr(rest.size() - number->rest.size() - 1);
    }
    return std::nullopt;
}

Coordinates moved(const Coordinates& from, const Coordinates& towards, double metres) {
    const double north = (towards.lat - from.lat) * kMetresPerDegree;
    const double narrowing = std::cos(from.lat * kRadiansPerDegree);
    const double east = (towards.lng - from.lng) * kMetresPerDegree * narrowing;
    const double length = std::hypot(north, east);
    // The station is in the middle itself: any direction will do.
    if (length < 1) return {from.lat + metres / kMetresPerDegree, from.lng};
    return {from.lat + north / length * metres / kMetresPerDegree,
            from.lng + east / length * metres / (kMetresPerDegree * narrowing)};
}

// The text gives no direction; most of a district lies around its middle.
std::optional<Coordinates> place_by_station(std::string_view text, const District* district,
                                            const KnownPlaces& places) {
    const Station* station = station_in(text, places);
    if (station == nullptr) return std::nullopt;
    const Coordinates at{station->lat, station->lng};
    const double metres = metres_in(text).value_or(0);
    if (metres > static_cast<double>(kNearMetres)) return std::nullopt;
    const District& around = district != nullptr ? *district : district_around(at, places);
    return moved(at, {around.lat, around.lng}, metres);
}

bool is_short_link(std::string_view text) {
    constexpr std::array<std::string_view, 5> kHosts{"maps.app.goo.gl/", "goo.gl/maps/", "goo.gl/app/maps",
                                                     "g.page/", "maps.apple/"};
    const std::string typed = base::fold(text);
    return std::ranges::any_of(kHosts,
                               [&](std::string_view host) { return typed.find(host) != std::string::npos; });
}

}  // namespace

Outcome<Coordinates> read_place(std::string_view text, const District* district, const KnownPlaces& places) {
    if (text.size() > kLongestLink) return Refusal::InvalidPlace;
    if (const auto place = linked_place(text)) return *place;
    if (const auto place = place_by_station(text, district, places)) return *place;
    return is_short_link(text) ? Refusal::ShortMapLink : Refusal::InvalidPlace;
}

const District& district_around(const Coordinates& place, const KnownPlaces& places) {
    const DistanceFrom from(place);
    return *std::ranges::min_element(places.districts, {}, [&](const District& district) {
        return from.metres(GeoPoint::of({district.lat, district.lng}));
    });
}

}  // namespace hoigung::domain
