#pragma once

#include <utility>

#include "security/code_seals.hpp"
#include "security/jwt_tokens.hpp"
#include "security/key_ring.hpp"
#include "security/offer_seals.hpp"
#include "security/unsubscribe_tokens.hpp"

namespace hoigung::security::testing {

// A key ring and the objects that a site makes with it.
struct SiteKeys {
    SiteKeys() = default;
    explicit SiteKeys(domain::SigningKey key) { ring.replace({std::move(key)}); }

    KeyRing ring;
    JwtTokens tokens{ring, "hoigung"};
    HmacCodeSeals code_seals{ring};
    HmacOfferSeals offer_seals{ring};
    HmacUnsubscribeTokens unsubscribe_tokens{"a key that never changes"};
};

}  // namespace hoigung::security::testing
