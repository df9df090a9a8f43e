#include "domain/places/hong_kong.hpp"

#include <algorithm>
#include <array>

namespace hoigung::domain {
namespace {

// The border from Deep Bay along the Shenzhen River to Mirs Bay, from west to east.
constexpr std::array<Coordinates, 20> kBorder{
    {{22.420, 113.820}, {22.450, 113.900},  {22.480, 113.950},  {22.492, 114.000}, {22.505, 114.030},
     {22.507, 114.050}, {22.515, 114.060},  {22.5165, 114.067}, {22.522, 114.076}, {22.5285, 114.090},
     {22.529, 114.105}, {22.5301, 114.114}, {22.5312, 114.120}, {22.537, 114.129}, {22.545, 114.142},
     {22.556, 114.155}, {22.560, 114.175},  {22.552, 114.210},  {22.547, 114.240}, {22.580, 114.450}}};

}  // namespace

bool is_in_hong_kong(const Coordinates& place) {
    const bool is_between = place.lat > 22.13 && place.lat < 22.58 && place.lng > kBorder.front().lng &&
                            place.lng < kBorder.back().lng;
    if (!is_between) return false;
    const auto east =
        std::ranges::find_if(kBorder, [&](const Coordinates& point) { return point.lng >= place.lng; });
    const auto west = std::prev(east);
    const double share = (place.lng - west->lng) / (east->lng - west->lng);
    return place.lat < west->lat + share * (east->lat - west->lat);
}

}  // namespace hoigung::domain
