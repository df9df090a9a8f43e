#include "endpoints/shared/cookie_scope.hpp"

#include <fmt/format.h>

namespace hoigung::endpoints {

std::string CookieScope::set(std::string_view name, std::string_view value,
                             std::chrono::seconds lasts) const {
    return fmt::format("{}={}; Path={}; Max-Age={}; HttpOnly; SameSite=Strict{}", name, value, path,
                       lasts.count(), is_secure ? "; Secure" : "");
}

bool CookieScope::is_from_elsewhere(const http::Request& request) const {
    // The browser's own header is the most reliable: a proxy may have changed the host.
    const std::string_view site = request.header("Sec-Fetch-Site");
    if (!site.empty()) return site != "same-origin" && site != "none";
    const std::string_view origin = request.header("Origin");
    // A page that was loaded without TLS may have been forged, so its http:// origin must not match.
    const std::string_view scheme = is_secure || request.is_secure ? "https" : "http";
    return !origin.empty() && origin != fmt::format("{}://{}", scheme, request.header("Host"));
}

http::Response from_elsewhere_refused() {
    return http::Response::error(403, "A page of another site may not do this");
}

}  // namespace hoigung::endpoints
