#pragma once

#include "domain/identity/login.hpp"
#include "security/key_ring.hpp"

namespace hoigung::security {

// Login codes as HMACs under a key of the ring: there are so few codes that a plain hash could be reversed by
// trying all of them.
class HmacCodeSeals final : public domain::CodeSeals {
  public:
    explicit HmacCodeSeals(const KeyRing& keys) : keys_(keys) {}

    [[nodiscard]] domain::CodeSeal seal(domain::CodeId id, std::string_view receiver, int code,
                                        base::Timestamp now) const override;
    [[nodiscard]] bool opens(const domain::CodeSeal& seal, domain::CodeId id, std::string_view receiver,
                             int guess) const override;

  private:
    const KeyRing& keys_;
};

}  // namespace hoigung::security
