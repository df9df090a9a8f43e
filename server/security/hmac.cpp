#include "security/hmac.hpp"

#include <stdexcept>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

namespace hoigung::security {

std::string hmac_sha256(std::string_view key, std::string_view message) {
    constexpr std::size_t kBytes = 32;
    std::string digest(kBytes, '\0');
    const auto* made = HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
                            reinterpret_cast<const unsigned char*>(message.data()), message.size(),
                            reinterpret_cast<unsigned char*>(digest.data()), nullptr);
    if (made == nullptr) throw std::runtime_error("HMAC-SHA256 could not be computed");
    return digest;
}

bool equal_in_constant_time(std::string_view left, std::string_view right) {
    return left.size() == right.size() && CRYPTO_memcmp(left.data(), right.data(), left.size()) == 0;
}

}  // namespace hoigung::security
