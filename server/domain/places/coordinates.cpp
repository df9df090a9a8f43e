#include "domain/places/coordinates.hpp"

#include <charconv>
#include <cmath>

#include "base/text.hpp"

namespace hoigung::domain {
namespace {

std::optional<double> parse_number(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(number))
        return std::nullopt;
    return number;
}

}  // namespace

bool Coordinates::valid() const {
    return lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180 && !(lat == 0 && lng == 0);
}

std::optional<Coordinates> parse_latlng(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto lat = parse_number(base::trim(text.substr(0, comma)));
    const auto lng = parse_number(base::trim(text.substr(comma + 1)));
    if (!lat || !lng) return std::nullopt;
    const Coordinates coordinates{*lat, *lng};
    if (!coordinates.valid()) return std::nullopt;
    return coordinates;
}

}  // namespace hoigung::domain
