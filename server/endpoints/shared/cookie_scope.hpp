#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// Where a service's cookies are sent: below which path, and whether only over TLS. Scripts cannot read them,
// and pages of other sites do not send them.
struct CookieScope {
    std::string path;
    bool is_secure = false;

    // The Set-Cookie header of a cookie; a lifetime of zero removes it from the browser.
    [[nodiscard]] std::string set(std::string_view name, std::string_view value,
                                  std::chrono::seconds lasts) const;

    // Whether a request was sent by a page of another site. A service that knows its callers by a cookie
    // checks this for each request that changes something, and answers with from_elsewhere_refused().
    [[nodiscard]] bool is_from_elsewhere(const http::Request& request) const;
};

[[nodiscard]] http::Response from_elsewhere_refused();

}  // namespace hoigung::endpoints
