#pragma once

#include <string>
#include <string_view>

namespace hoigung::feeds {

// HTML as text: block elements and <br> become line breaks, list items get a dot, other tags go, and so do
// comments, scripts and styles; entities are decoded, also when the feed escaped its HTML more than once.
[[nodiscard]] std::string plain_text(std::string_view html);

}  // namespace hoigung::feeds
