#pragma once

#include <string>
#include <string_view>

namespace hoigung::feeds {

// Converts HTML to text: block elements and <br> become line breaks, list items get a dot, and other tags,
// comments, scripts and styles are removed. Entities are decoded, also when the feed escaped its HTML more
// than once.
[[nodiscard]] std::string plain_text(std::string_view html);

}  // namespace hoigung::feeds
