#pragma once

#include "domain/keys/partner_key.hpp"

namespace hoigung::security {

// SHA-256 is enough: the secrets are 32 random bytes, which nobody can guess.
class Sha256SecretDigests final : public domain::SecretDigests {
  public:
    [[nodiscard]] std::string digest(std::string_view secret) const override;
};

}  // namespace hoigung::security
