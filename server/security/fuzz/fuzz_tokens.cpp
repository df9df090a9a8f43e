#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/fuzz/require.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"
#include "security/jwt_tokens.hpp"
#include "security/offer_seals.hpp"

namespace {

using namespace hoigung;
using namespace std::chrono_literals;
using base::require;

constexpr base::Timestamp kNow{1794706200000ms};

struct Site {
    security::KeyRing keys;
    security::JwtTokens tokens{keys, "hoigung"};
    security::HmacOfferSeals seals{keys};

    Site() { keys.replace({{{}, std::string(32, 'k'), kNow, kNow}}); }

    // Signs any payload as one of our tokens, so that the code behind the signature check is reached.
    [[nodiscard]] std::string signed_token(std::string_view payload) const {
        const security::RingKey& key = keys.keys()->front();
        const std::string text = key.token_head + '.' + security::base64url(payload);
        return text + '.' + security::base64url(security::hmac_sha256(key.key.secret, text));
    }
};

}  // namespace

// No input is accepted as a forged token or seal, and every token has a single form.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Site site;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    require(!site.tokens.read(text));
    require(!site.seals.open(text, "request", {}));
    if (const auto bytes = security::from_base64url(text)) require(security::base64url(*bytes) == text);
    require(security::from_base64url(security::base64url(text)) == text);
    if (const auto claims = site.tokens.read(site.signed_token(text)))
        require(site.tokens.read(site.tokens.sign(*claims, kNow)) == claims);
    return 0;
}
