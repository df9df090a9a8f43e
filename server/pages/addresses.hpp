#pragma once

#include <optional>
#include <string>

#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::pages {

// Addresses that lead elsewhere whatever the URL table says: `/`, `/hk`, `/hk/search`.
[[nodiscard]] std::optional<http::Response> fixed_redirect(const http::Request& request);

// A query in two: what chooses the page, and what only tells by which campaign or click a visitor came. A
// page is made and kept without the second, so that nobody's goes to another visitor.
struct QueryParts {
    std::string page;
    std::string campaign;
};

[[nodiscard]] QueryParts parts_of_query(const http::Target& target);

// `/hk/` and `a=1` to `/hk/?a=1`; the path may have a query already.
[[nodiscard]] std::string with_query(std::string path, std::string_view query);

// Spec 9: the locale cookie lasts 365 days. It decides only where `/` leads.
[[nodiscard]] std::string locale_cookie(std::string_view locale);

}  // namespace hoigung::pages
