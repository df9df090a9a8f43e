#pragma once

#include "endpoints/portal/portal_service.hpp"
#include "endpoints/shared/cookie_graphql.hpp"

namespace hoigung::endpoints::portal {

// The people who are logged in to the portal.
class PortalSessions final : public CookieSessions {
  public:
    explicit PortalSessions(const PortalService& service) : service_(service) {}

    [[nodiscard]] const CookieScope& cookies() const override { return service_.callers.cookies; }
    [[nodiscard]] base::WorkOwner owner_of(const http::Request& request,
                                           const graphql::Call& call) const override;
    [[nodiscard]] std::vector<std::string> run(const http::Request& request, domain::Locale locale,
                                               const Execute& execute) const override;

  private:
    const PortalService& service_;
};

// The caller of a request, by its cookie. Reads the database.
[[nodiscard]] std::optional<domain::PortalCaller> caller_of(const PortalService& service,
                                                            const http::Request& request);

// The person and the company whose share of the queue a request uses, found without the database.
[[nodiscard]] base::WorkOwner owner_of(const PortalService& service, const http::Request& request,
                                       std::string_view company);

// The Set-Cookie headers that begin and end a session.
[[nodiscard]] std::string begin_cookie(const PortalService& service, std::string_view secret);
[[nodiscard]] std::string end_cookie(const PortalService& service);

// The cookie that remembers who has logged in with this browser. It grants no access.
[[nodiscard]] std::string browser_cookie(const PortalService& service, std::string_view marks);

}  // namespace hoigung::endpoints::portal
