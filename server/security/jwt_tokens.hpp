#pragma once

#include <string>

#include "domain/identity/session.hpp"
#include "security/key_ring.hpp"

namespace hoigung::security {

// Tokens as JWT (RFC 7519) under HS256. Only tokens that this class could have written are accepted: the
// header must be, byte for byte, that of one of our keys, so that an algorithm or key chosen by somebody else
// is never even considered.
class JwtTokens final : public domain::Tokens {
  public:
    JwtTokens(const KeyRing& keys, std::string issuer) : keys_(keys), issuer_(std::move(issuer)) {}

    [[nodiscard]] std::string sign(const domain::TokenClaims& claims, base::Timestamp now) const override;
    [[nodiscard]] std::optional<domain::TokenClaims> read(std::string_view token) const override;

  private:
    const KeyRing& keys_;
    const std::string issuer_;
};

}  // namespace hoigung::security
