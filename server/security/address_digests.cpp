#include "security/address_digests.hpp"

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {

std::string HmacAddressDigests::digest(std::string_view purpose, std::string_view address) const {
    return base64url(hmac_sha256(key_, fmt::format("{}\n{}", purpose, address)));
}

bool HmacAddressDigests::is_digest(std::string_view candidate, std::string_view purpose,
                                   std::string_view address) const {
    return equal_in_constant_time(candidate, digest(purpose, address));
}

}  // namespace hoigung::security
