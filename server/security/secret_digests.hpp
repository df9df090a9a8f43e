#pragma once

#include "domain/partner/partner_key.hpp"

namespace hoigung::security {

// SHA-256: the secrets are 32 bytes of chance, which nobody finds by trying.
class Sha256SecretDigests final : public domain::SecretDigests {
  public:
    [[nodiscard]] std::string digest(std::string_view secret) const override;
};

}  // namespace hoigung::security
