#include "security/secret_digests.hpp"

#include <array>

#include <openssl/sha.h>

#include "security/base64url.hpp"

namespace hoigung::security {

std::string Sha256SecretDigests::digest(std::string_view secret) const {
    std::string bytes(SHA256_DIGEST_LENGTH, '\0');
    SHA256(reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
           reinterpret_cast<unsigned char*>(bytes.data()));
    return base64url(bytes);
}

}  // namespace hoigung::security
