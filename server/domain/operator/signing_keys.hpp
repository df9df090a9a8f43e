#pragma once

#include <string_view>

#include "domain/identity/signing_key.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

// Makes a new key, which signs seekers' tokens in a few seconds. Tokens of the keys before stay valid.
SigningKey rotate_signing_keys(const Acting& acting, KeyStore& store, base::Random& random);

// Refuses every token that a key has signed. IdNotFound when there is no such key.
[[nodiscard]] Outcome<KeyId> revoke_signing_key(const Acting& acting, std::string_view id, KeyStore& store,
                                                base::Random& random);

}  // namespace hoigung::domain
