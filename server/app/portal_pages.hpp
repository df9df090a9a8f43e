#pragma once

#include <memory>
#include <string_view>

#include "app/settings.hpp"
#include "app/web_build.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::app {

// The documents of the employers' portal. The browser renders its pages, so one document per language serves
// all pages and all callers, even without a session: a link in a mail arrives without its cookie.
class PortalPages {
  public:
    PortalPages(const Settings& settings, const ClientBuild& web);

    // A page or a file at or below /portal.
    [[nodiscard]] http::Response answer(std::string_view path) const;

  private:
    const bool is_open_;
    const http::StaticFiles& files_;
    std::shared_ptr<const http::SharedBody> chinese_;
    std::shared_ptr<const http::SharedBody> english_;
};

}  // namespace hoigung::app
