#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// A text as it may stand in XML, between tags or in an attribute's quotes.
[[nodiscard]] std::string xml_text(std::string_view text);

}  // namespace hoigung::base
