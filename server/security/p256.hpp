#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <openssl/evp.h>

// Keys on the curve P-256 by OpenSSL.
namespace hoigung::security {

using KeyPointer = std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)>;

// A public point as it is sent: 04, x and y.
inline constexpr std::size_t kPointBytes = 65;

// The key pair of a private number of 32 bytes; nullptr when the number is none of the curve's.
[[nodiscard]] KeyPointer p256_pair(std::string_view number);
// A new key pair.
[[nodiscard]] KeyPointer new_p256_pair();
// The key of a public point; nullptr when the point is not on the curve.
[[nodiscard]] KeyPointer p256_public(std::string_view point);
[[nodiscard]] std::string point_of(const EVP_PKEY& key);
// The secret that both sides share: ECDH. Throws when it cannot be computed.
[[nodiscard]] std::string shared_secret(const EVP_PKEY& own, const EVP_PKEY& other);
// A signature by ECDSA with SHA-256 in the form of JWT's ES256: r and s, 32 bytes each.
[[nodiscard]] std::string sign_es256(const EVP_PKEY& key, std::string_view text);

}  // namespace hoigung::security
