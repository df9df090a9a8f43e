#pragma once

#include <string>
#include <string_view>

#include "http/response.hpp"

namespace hoigung::endpoints {

inline constexpr std::string_view kForEver = "public, max-age=31536000, immutable";
// For pictures of people: proxies must not store them, and browsers revalidate them every time.
inline constexpr std::string_view kWhileItIsThere = "private, no-cache";

// A picture whose name is never reused for other bytes. No script runs when it is opened directly, not even
// in an SVG.
[[nodiscard]] http::Response picture_response(std::string bytes, std::string_view content_type,
                                              std::string_view cache_control = kForEver);

}  // namespace hoigung::endpoints
