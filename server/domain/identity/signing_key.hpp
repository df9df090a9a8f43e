#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "base/random.hpp"
#include "domain/identity/session.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

using KeyId = base::Id<struct KeyTag>;

struct SigningKey {
    KeyId id;
    // 32 random bytes.
    std::string secret;
    base::Timestamp created_at;
    // A new key signs only from this moment, when every process knows it.
    base::Timestamp signs_from;
};

class KeyStore {
  public:
    virtual ~KeyStore() = default;
    // Oldest first.
    [[nodiscard]] virtual std::vector<SigningKey> all() = 0;
    virtual void add(const SigningKey& key) = 0;
    // Adds the key unless the store already has a key.
    virtual void add_first(const SigningKey& key) = 0;
    virtual void remove(KeyId id) = 0;
};

// The newest key that may sign, or the oldest while none may; the keys are sorted oldest first. Null without
// keys.
template <class Keys, class KeyOf = std::identity>
[[nodiscard]] auto signing_key(const Keys& keys, base::Timestamp now, KeyOf key_of = {}) {
    auto chosen = keys.empty() ? nullptr : &keys.front();
    for (const auto& key : keys) {
        if (std::invoke(key_of, key).signs_from <= now) chosen = &key;
    }
    return chosen;
}

// Makes the first key of a new site.
void ensure_key(KeyStore& store, base::Random& random, base::Timestamp now);
// Makes a new key that signs from now on. Older ones still verify, so that nobody is logged out.
SigningKey rotate_keys(KeyStore& store, base::Random& random, base::Timestamp now);
// Removes a key at once: every token that it signed is refused, of seekers and of visitors. When it was the
// signing key, a new one replaces it. IdNotFound when there is no such key.
[[nodiscard]] Outcome<void> revoke_key(KeyStore& store, KeyId id, base::Random& random, base::Timestamp now);
// Removes the keys whose last token has expired. Returns how many.
int retire_keys(KeyStore& store, const SessionRules& rules, base::Timestamp now);

}  // namespace hoigung::domain
