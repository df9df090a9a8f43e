#pragma once

#include <string>
#include <string_view>

namespace hoigung::http {

// A strong tag of the bytes, with its quotes.
[[nodiscard]] std::string make_etag(std::string_view bytes);

// If-None-Match against a tag, by weak comparison (RFC 9110, 13.1.2).
[[nodiscard]] bool matches_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace hoigung::http
