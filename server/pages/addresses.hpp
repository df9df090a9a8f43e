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

// Two parts of a query: the parameters that select the page, and campaign parameters that only tell where the
// visitor came from. A page is rendered and cached without the latter, so that no visitor gets another's.
// Parameters that the page does not know are dropped; otherwise anybody could force any number of renderings.
struct QueryParts {
    std::string page;
    std::string campaign;
};

[[nodiscard]] QueryParts parts_of_query(const http::Target& target, const Route& route);

// Joins `/hk/` and `a=1` to `/hk/?a=1`; the path may already have a query.
[[nodiscard]] std::string with_query(std::string path, std::string_view query);

// The path of a job's page.
[[nodiscard]] std::string job_address(const domain::Job& job, domain::Locale locale);
// The path of the page of a list of jobs.
[[nodiscard]] std::string list_address(const domain::JobList& list, domain::Locale locale);

// The language that the visitor used last, for an address without a language.
[[nodiscard]] domain::Locale locale_of_visitor(const http::Request& request);
// Whether the request accepts HTML, as a browser's navigation does.
[[nodiscard]] bool accepts_html(const http::Request& request);

// Spec 9: the locale cookie lasts 365 days. It decides only where `/` leads.
[[nodiscard]] std::string locale_cookie(std::string_view locale);

}  // namespace hoigung::pages
