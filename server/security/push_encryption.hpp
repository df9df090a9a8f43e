#pragma once

#include <string>
#include <string_view>

#include <openssl/types.h>

#include "domain/identity/push_subscription.hpp"

namespace hoigung::security {

// Whether the keys of a subscription have the form that pushes can be encrypted with.
[[nodiscard]] bool has_usable_keys(const domain::PushSubscription& subscription);

// Encrypts what a push says so that only its browser can read it (RFC 8291, aes128gcm). Throws for keys that
// are not usable.
[[nodiscard]] std::string encrypt_push(std::string_view text, const domain::PushSubscription& subscription);

// The same with a given key pair and a salt of 16 bytes, each of which must serve once only.
[[nodiscard]] std::string encrypt_push(std::string_view text, const domain::PushSubscription& subscription,
                                       const EVP_PKEY& own, std::string_view salt);

}  // namespace hoigung::security
