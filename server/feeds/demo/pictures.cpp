#include "feeds/demo/pictures.hpp"

#include <array>

#include <fmt/format.h>

namespace hoigung::feeds::demo {
namespace {

// Shapes between the background and the icon, in a square of 96, in the palette's spot colour.
constexpr std::array<std::string_view, 8> kFrames{
    "",
    R"(<circle cx="48" cy="48" r="40"/>)",
    R"(<path d="M0 76c16-10 32-10 48 0s32 10 48 0v20H0z"/>)",
    R"(<path d="M14 96V48a34 34 0 0 1 68 0v48z"/>)",
    R"(<path d="M48 6l42 42-42 42L6 48z"/>)",
    R"(<path d="M0 96L96 0v96z"/>)",
    R"(<circle cx="72" cy="26" r="20"/>)",
    R"(<path d="M0 0h96v22H0zM0 74h96v22H0z"/>)",
};

// Placeholders: background colour, frame's colour, frame, spot, icon, icon's colour.
constexpr std::string_view kLogo =
    R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="{}"/>)svg"
    R"svg(<g fill="{}" opacity=".28">{}</g><g transform="translate(16 16)">{}<path d="{}" fill="none" )svg"
    R"svg(stroke="{}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g></svg>)svg";

}  // namespace

DrawnPicture named_picture(std::string svg) {
    const auto id = Dice(0, svg, svg.size()).id<base::Id<struct PictureTag>>();
    return {fmt::format("{}.svg", id.text()), std::move(svg)};
}

std::string draw_logo(const Icon& icon, const Palette& palette, Dice& dice) {
    const std::string_view frame = kFrames[dice.below(kFrames.size())];
    const std::string spot =
        icon.spot.empty() ? "" : fmt::format(R"(<path d="{}" fill="{}"/>)", icon.spot, palette.spot);
    return fmt::format(kLogo, palette.ground, palette.spot, frame, spot, icon.line, palette.line);
}

}  // namespace hoigung::feeds::demo
