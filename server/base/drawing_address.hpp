#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// A small SVG as a data: URL, so that it comes with the page that shows it; empty for a larger one.
[[nodiscard]] std::string drawing_address(std::string_view svg);

}  // namespace hoigung::base
