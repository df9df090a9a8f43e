#pragma once

#include <string>
#include <string_view>

namespace hoigung::pages {

// A QR code of a text as an SVG picture, black on white with its quiet zone. Throws when the text is too
// long.
[[nodiscard]] std::string qr_code_svg(std::string_view text);

}  // namespace hoigung::pages
