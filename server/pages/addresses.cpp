#include "pages/addresses.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::pages {
namespace {

std::string with_query(std::string path, const http::Target& target) {
    if (!target.query().empty()) path.append("?").append(target.query());
    return path;
}

bool is_of_a_campaign(std::string_view name) {
    return name.starts_with("utm_") || name == "gclid" || name == "fbclid" || name == "ref";
}

}  // namespace

std::optional<http::Response> fixed_redirect(const http::Request& request) {
    const std::string_view path = request.target.path();
    if (path == "/") {
        const bool english = request.cookie("locale") == "en";
        return http::Response::redirect(302, with_query(english ? "/hk/en/" : "/hk/", request.target));
    }
    if (path == "/hk") return http::Response::redirect(301, with_query("/hk/", request.target));
    if (path == "/hk/en") return http::Response::redirect(301, with_query("/hk/en/", request.target));
    if (path == "/hk/search" || path == "/hk/search/") {
        return http::Response::redirect(302, with_query("/hk/find-jobs/", request.target));
    }
    if (path == "/hk/en/search" || path == "/hk/en/search/") {
        return http::Response::redirect(302, with_query("/hk/en/find-jobs/", request.target));
    }
    return std::nullopt;
}

std::string normal_address(const http::Target& target) {
    auto parameters = target.parameters();
    std::erase_if(parameters,
                  [](const http::Parameter& parameter) { return is_of_a_campaign(parameter.name); });
    std::ranges::stable_sort(parameters, {}, &http::Parameter::name);
    std::string address(target.path());
    char separator = '?';
    for (const auto& [name, value] : parameters) {
        address += separator;
        address += http::percent_encode(name) + '=' + http::percent_encode(value);
        separator = '&';
    }
    return address;
}

std::string locale_cookie(std::string_view locale) {
    return fmt::format("locale={}; Path=/; Max-Age=31536000; SameSite=Lax", locale);
}

}  // namespace hoigung::pages
