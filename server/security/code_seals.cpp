#include "security/code_seals.hpp"

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

std::string digest_of(const RingKey& key, domain::CodeId id, std::string_view receiver, int code) {
    return base64url(hmac_sha256(key.code_key, fmt::format("{} {} {}", id.text(), receiver, code)));
}

}  // namespace

domain::CodeSeal HmacCodeSeals::seal(domain::CodeId id, std::string_view receiver, int code,
                                     base::Timestamp now) const {
    const auto keys = keys_.keys();
    const RingKey& key = signing_key(*keys, now);
    return {key.key.id.text(), digest_of(key, id, receiver, code)};
}

bool HmacCodeSeals::opens(const domain::CodeSeal& seal, domain::CodeId id, std::string_view receiver,
                          int guess) const {
    const auto keys = keys_.keys();
    const RingKey* key = find_by_id(*keys, seal.key_id);
    return key != nullptr && equal_in_constant_time(seal.digest, digest_of(*key, id, receiver, guess));
}

}  // namespace hoigung::security
