#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// A text escaped for XML, between tags or in a quoted attribute.
[[nodiscard]] std::string xml_text(std::string_view text);

}  // namespace hoigung::base
