#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/shared_slot.hpp"
#include "domain/identity/signing_key.hpp"

namespace hoigung::security {

// A key with the values that are derived from it once: the header of its tokens and the key for sealing login
// codes.
struct RingKey {
    domain::SigningKey key;
    std::string token_head;
    std::string code_key;
};

// The current keys, replaced as a whole when those in the store change. Thread-safe.
class KeyRing {
  public:
    using Keys = std::vector<RingKey>;

    void replace(std::vector<domain::SigningKey> keys);
    // Oldest first.
    [[nodiscard]] std::shared_ptr<const Keys> keys() const { return keys_.load(); }

  private:
    base::SharedSlot<Keys> keys_{std::make_shared<const Keys>()};
};

// The key that signs at this moment. Throws when there is none: a site makes one before it serves.
[[nodiscard]] const RingKey& signing_key(const KeyRing::Keys& keys, base::Timestamp now);
[[nodiscard]] const RingKey* find_by_id(const KeyRing::Keys& keys, std::string_view id);

}  // namespace hoigung::security
