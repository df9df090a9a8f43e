#include "pages/addresses.hpp"

#include <fmt/format.h>

#include "base/percent.hpp"

namespace hoigung::pages {
namespace {

std::string_view root_in(domain::Locale locale) {
    return locale == domain::Locale::en ? "/hk/en/" : "/hk/";
}

bool is_of_a_campaign(std::string_view name) {
    return name.starts_with("utm_") || name == "gclid" || name == "fbclid" || name == "ref";
}

void append(std::string& query, std::string_view name, std::string_view value) {
    if (!query.empty()) query += '&';
    query += base::percent_encode(name) + '=' + base::percent_encode(value);
}

}  // namespace

std::optional<http::Response> fixed_redirect(const http::Request& request) {
    const std::string_view path = request.target.path();
    if (path == "/") {
        const bool english = locale_of_visitor(request) == domain::Locale::en;
        return http::Response::redirect(302,
                                        with_query(english ? "/hk/en/" : "/hk/", request.target.query()));
    }
    if (path == "/hk") return http::Response::redirect(301, with_query("/hk/", request.target.query()));
    if (path == "/hk/en") return http::Response::redirect(301, with_query("/hk/en/", request.target.query()));
    if (path == "/hk/search" || path == "/hk/search/") {
        return http::Response::redirect(302, with_query("/hk/find-jobs/", request.target.query()));
    }
    if (path == "/hk/en/search" || path == "/hk/en/search/") {
        return http::Response::redirect(302, with_query("/hk/en/find-jobs/", request.target.query()));
    }
    return std::nullopt;
}

QueryParts parts_of_query(const http::Target& target, const Route& route) {
    QueryParts parts;
    for (const std::string& name : route.query)
        if (const auto value = target.parameter(name)) append(parts.page, name, *value);
    for (const auto& [name, value] : target.parameters())
        if (is_of_a_campaign(name)) append(parts.campaign, name, value);
    return parts;
}

std::string with_query(std::string path, std::string_view query) {
    if (query.empty()) return path;
    path += path.find('?') == std::string::npos ? '?' : '&';
    return path.append(query);
}

std::string job_address(const domain::Job& job, domain::Locale locale) {
    return fmt::format("{}job/{}/{}/", root_in(locale), base::percent_encode(job.slug.in(locale)),
                       job.id.text());
}

std::string list_address(const domain::JobList& list, domain::Locale locale) {
    return fmt::format("{}feature/{}/", root_in(locale), list.id.text());
}

domain::Locale locale_of_visitor(const http::Request& request) {
    return request.cookie("locale") == "en" ? domain::Locale::en : domain::Locale::zh_hant;
}

bool accepts_html(const http::Request& request) {
    return request.header("Accept").find("text/html") != std::string_view::npos;
}

std::string locale_cookie(std::string_view locale) {
    return fmt::format("locale={}; Path=/; Max-Age=31536000; SameSite=Lax", locale);
}

}  // namespace hoigung::pages
