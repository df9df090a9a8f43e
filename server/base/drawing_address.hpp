#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// A small SVG as a data: URL, which needs no request of its own; empty for a larger one.
[[nodiscard]] std::string drawing_address(std::string_view svg);

}  // namespace hoigung::base
