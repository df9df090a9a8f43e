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

// The name depends on the content, because a picture's name is never reused for another picture.
[[nodiscard]] DrawnPicture named_picture(std::string svg);

// A company's logo: the icon of its trade, with its own frame and colours.
[[nodiscard]] std::string draw_logo(const Icon& icon, const Palette& palette, Dice& dice);

}  // namespace hoigung::feeds::demo
