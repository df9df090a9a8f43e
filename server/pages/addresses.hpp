#pragma once

#include <optional>
#include <string>

#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::pages {

// Addresses that lead elsewhere whatever the URL table says: `/`, `/hk`, `/hk/search`.
[[nodiscard]] std::optional<http::Response> fixed_redirect(const http::Request& request);

// The address under which a page is kept: parameters in order, those of campaigns left out.
[[nodiscard]] std::string normal_address(const http::Target& target);

// Spec 9: the locale cookie lasts 365 days. It decides only where `/` leads.
[[nodiscard]] std::string locale_cookie(std::string_view locale);

}  // namespace hoigung::pages
