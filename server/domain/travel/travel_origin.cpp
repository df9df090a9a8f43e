#include "domain/travel/travel_origin.hpp"

#include <algorithm>
#include <cmath>

#include "domain/places/hong_kong.hpp"

namespace hoigung::domain {
namespace {

// Half a kilometre, about: the site's own pages round to it before they send a place, and other clients may
// not.
constexpr double kStepsPerDegree = 200;

double rounded(double degrees) {
    return std::round(degrees * kStepsPerDegree) / kStepsPerDegree;
}

}  // namespace

std::optional<TravelOrigin> read_travel_origin(std::string_view text, const TravelNetwork& network,
                                               const KnownPlaces& places) {
    if (const Station* station = network.station(text))
        return TravelOrigin{TravelOriginKind::station, {station->lat, station->lng}, station->name};
    const auto district = std::ranges::find(places.districts, text, &District::short_code);
    if (district != places.districts.end())
        return TravelOrigin{TravelOriginKind::district, {district->lat, district->lng}, district->name};
    const auto place = parse_latlng(text);
    if (!place || !is_in_hong_kong(*place)) return std::nullopt;
    return TravelOrigin{TravelOriginKind::place, {rounded(place->lat), rounded(place->lng)}, {}};
}

}  // namespace hoigung::domain
