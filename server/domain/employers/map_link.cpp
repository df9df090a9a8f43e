#include "domain/employers/map_link.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/percent.hpp"
#include "base/text.hpp"
#include "domain/search/distance.hpp"

namespace hoigung::domain {
namespace {

constexpr std::size_t kLongestLink = 2000;

bool is_in_hong_kong(const Coordinates& place) {
    return place.lat > 22.13 && place.lat < 22.58 && place.lng > 113.82 && place.lng < 114.45;
}

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

// Two numbers with something between them, at the beginning of a text.
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
    // The first that is there: the pin of a place says more than the middle of the map.
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
        // The map's zoom stands before its middle: #map=17/22.3193/114.1694.
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

const Station* station_in(std::string_view text, const ReferenceLists& lists) {
    const std::string typed = base::fold(text);
    const Station* named = nullptr;
    std::size_t longest = 0;
    for (const Station& station : lists.lists().stations) {
        for (const std::string& mark :
             {base::fold(station.name.zh_hant) + "站", base::fold(station.name.en) + " station"}) {
            if (mark.size() <= longest || typed.find(mark) == std::string::npos) continue;
            named = &station;
            longest = mark.size();
        }
    }
    return named;
}

}  // namespace

std::optional<Coordinates> place_in(std::string_view text, const ReferenceLists& lists) {
    if (text.size() > kLongestLink) return std::nullopt;
    if (const auto place = linked_place(text)) return place;
    const Station* station = station_in(text, lists);
    return station == nullptr ? std::nullopt : std::optional(Coordinates{station->lat, station->lng});
}

const District& district_around(const Coordinates& place, const ReferenceLists& lists) {
    const DistanceFrom from(place);
    return *std::ranges::min_element(lists.lists().districts, {}, [&](const District& district) {
        return from.metres(GeoPoint::of({district.lat, district.lng}));
    });
}

}  // namespace hoigung::domain
