#pragma once

#include <string>
#include <string_view>

#include "feeds/demo/dice.hpp"
#include "feeds/demo/display.hpp"

namespace hoigung::feeds::demo {

// A drawn picture and the name it is stored under.
struct DrawnPicture {
    std::string name;
    std::string svg;
};

// Named by what is in it, because a picture's name is never used for another picture.
[[nodiscard]] DrawnPicture named_picture(std::string svg);

// A company's logo: the icon of its trade, in a frame and colours of its own.
[[nodiscard]] std::string draw_logo(const Icon& icon, const Palette& palette, Dice& dice);

}  // namespace hoigung::feeds::demo
