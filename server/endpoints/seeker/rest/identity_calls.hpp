#pragma once

#include <boost/json/object.hpp>

#include "endpoints/seeker/identity.hpp"
#include "endpoints/shared/error_table.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The seeker service's REST calls about identity: create-anonymous, request-mfa-login, mfa-login, refresh and
// logout.
class IdentityCalls {
  public:
    IdentityCalls(const Identity& identity, const ErrorTable& errors)
        : identity_(identity), errors_(errors) {}

    void create_anonymous(const http::Request& request, const Identified& who,
                          const http::Responder& responder) const;
    void request_mfa_login(const http::Request& request, const Identified& who,
                           const http::Responder& responder) const;
    void mfa_login(const http::Request& request, const Identified& who,
                   const http::Responder& responder) const;
    void refresh(const http::Request& request, const Identified& who, const http::Responder& responder) const;
    void logout(const http::Request& request, const Identified& who, const http::Responder& responder) const;

  private:
    // The calls for the channel email.
    void request_email_login(const http::Request& request, const boost::json::object& body,
                             domain::Locale locale, const http::Responder& responder) const;
    void email_login(const http::Request& request, const boost::json::object& body, domain::Locale locale,
                     const http::Responder& responder) const;

    [[nodiscard]] http::Response refused(const domain::LoginRefusal& refusal, domain::Locale locale) const;

    const Identity& identity_;
    const ErrorTable& errors_;
};

}  // namespace hoigung::endpoints
