#pragma once

#include <optional>
#include <string>

#include "domain/catalogue/job.hpp"
#include "domain/catalogue/showcase.hpp"
#include "domain/locale.hpp"
#include "http/request.hpp"
#include "http/response.hpp"
#include "pages/route_table.hpp"

namespace hoigung::pages {

// Addresses that always redirect, independent of the URL table: `/`, `/hk`, `/hk/search`.
[[nodiscard]] std::optional<http::Response> fixed_redirect(const http::Request& request);

// Two parts of a query: what selects the page, and campaign parameters that only tell where the visitor came
// from. A page is rendered and cached without the latter, so that nobody gets another visitor's. Parameters
// that the page does not know are neither: else anybody could have it rendered as often as they like.
struct QueryParts {
    std::string page;
    std::string campaign;
};

[[nodiscard]] QueryParts parts_of_query(const http::Target& target, const Route& route);

// `/hk/` and `a=1` to `/hk/?a=1`; the path may have a query already.
[[nodiscard]] std::string with_query(std::string path, std::string_view query);

// The page of a job, below the host.
[[nodiscard]] std::string job_address(const domain::Job& job, domain::Locale locale);
// The page of a list of jobs.
[[nodiscard]] std::string list_address(const domain::JobList& list, domain::Locale locale);

// The language that the visitor read last, for an address that has none.
[[nodiscard]] domain::Locale locale_of_visitor(const http::Request& request);
// Whether it is a browser that asks for something to look at.
[[nodiscard]] bool accepts_html(const http::Request& request);

// Spec 9: the locale cookie lasts 365 days. It decides only where `/` leads.
[[nodiscard]] std::string locale_cookie(std::string_view locale);

}  // namespace hoigung::pages
