#pragma once

#include "endpoints/console/console_service.hpp"
#include "endpoints/shared/cookie_graphql.hpp"

namespace hoigung::endpoints::console {

// The staff who are logged in to the console.
class ConsoleSessions final : public CookieSessions {
  public:
    explicit ConsoleSessions(const ConsoleService& service) : service_(service) {}

    [[nodiscard]] const CookieScope& cookies() const override { return service_.cookies; }
    [[nodiscard]] base::WorkOwner owner_of(const http::Request& request,
                                           const graphql::Call& call) const override;
    [[nodiscard]] std::vector<std::string> run(const http::Request& request, domain::Locale locale,
                                               const Execute& execute) const override;

  private:
    const ConsoleService& service_;
};

// The caller of a request, by its cookie. Reads the database.
[[nodiscard]] std::optional<domain::StaffCaller> caller_of(const ConsoleService& service,
                                                           const http::Request& request);

// The Set-Cookie headers of a login that waits for its second factor, of a session, and of the end of both.
[[nodiscard]] std::string login_cookie(const ConsoleService& service, std::string_view secret);
[[nodiscard]] std::string session_cookie(const ConsoleService& service, std::string_view secret);
[[nodiscard]] std::vector<std::string> end_cookies(const ConsoleService& service);
// The cookie that remembers who has logged in with this browser. It grants no access.
[[nodiscard]] std::string browser_cookie(const ConsoleService& service, std::string_view marks);

}  // namespace hoigung::endpoints::console
