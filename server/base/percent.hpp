#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hoigung::base {

// Encodes everything but letters, digits and "-._~" as %XX: safe as one segment of a path or one query value.
[[nodiscard]] std::string percent_encode(std::string_view text);
// Always returns UTF-8: invalid sequences become U+FFFD. A '%' that begins no escape is kept, where Boost.URL
// would reject the whole text.
[[nodiscard]] std::string percent_decode(std::string_view text);

// Whether there is a %XX at this position.
[[nodiscard]] bool is_percent_escape(std::string_view text, std::size_t at);

}  // namespace hoigung::base
