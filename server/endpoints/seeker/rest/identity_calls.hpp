#pragma once

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

    // Returns false when there is no call of that name.
    [[nodiscard]] bool answer(std::string_view name, const http::Request& request, const Identified& who,
                              const http::Responder& responder) const;

  private:
    using Call = void (IdentityCalls::*)(const http::Request&, const Identified&,
                                         const http::Responder&) const;

    void create_anonymous(const http::Request& request, const Identified& who,
                          const http::Responder& responder) const;
    void request_mfa_login(const http::Request& request, const Identified& who,
                           const http::Responder& responder) const;
    void mfa_login(const http::Request& request, const Identified& who,
                   const http::Responder& responder) const;
    void refresh(const http::Request& request, const Identified& who, const http::Responder& responder) const;
    void logout(const http::Request& request, const Identified& who, const http::Responder& responder) const;

    [[nodiscard]] http::Response refused(const domain::LoginRefusal& refusal, domain::Locale locale) const;

    const Identity& identity_;
    const ErrorTable& errors_;
};

}  // namespace hoigung::endpoints
