#include "security/key_ring.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {

void KeyRing::replace(std::vector<domain::SigningKey> keys) {
    auto ring = std::make_shared<Keys>();
    for (domain::SigningKey& key : keys) {
        std::string head = fmt::format(R"({{"alg":"HS256","typ":"JWT","kid":"{}"}})", key.id.text());
        std::string code_key = hmac_sha256(key.secret, "hoigung login codes");
        ring->push_back({std::move(key), base64url(head), std::move(code_key)});
    }
    keys_.store(std::move(ring));
}

const RingKey& signing_key(const KeyRing::Keys& keys, base::Timestamp now) {
    if (keys.empty()) throw std::logic_error("there is no key to sign with");
    return *domain::signing_key(keys, now, &RingKey::key);
}

const RingKey* find_by_id(const KeyRing::Keys& keys, std::string_view id) {
    const auto found = std::ranges::find(keys, id, [](const RingKey& key) { return key.key.id.text(); });
    return found == keys.end() ? nullptr : &*found;
}

}  // namespace hoigung::security
