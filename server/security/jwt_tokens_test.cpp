#include "security/jwt_tokens.hpp"

#include <map>

#include <gmock/gmock.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;
using domain::TokenClaims;

constexpr base::Timestamp kNow{1794706200000ms};

domain::SigningKey key(char letter, base::Timestamp signs_from) {
    domain::SigningKey made{domain::KeyId{}, std::string(32, letter), signs_from, signs_from};
    made.id.bytes.fill(static_cast<std::uint8_t>(letter));
    return made;
}

class JwtTokensTest : public ::testing::Test {
  protected:
    JwtTokensTest() { ring_.replace({key('a', kNow - 1h)}); }

    static TokenClaims claims() {
        TokenClaims made{};
        made.id.session.bytes.fill(7);
        made.id.generation = 3;
        made.subject.bytes.fill(9);
        made.is_anonymous = false;
        made.issued_at = kNow;
        made.expires_at = kNow + 24h;
        return made;
    }

    // A token with these parts, signed with a secret in the way ours are.
    static std::string forged(std::string_view head, std::string_view payload, std::string_view secret) {
        const std::string text = base64url(head) + '.' + base64url(payload);
        return text + '.' + base64url(hmac_sha256(secret, text));
    }

    [[nodiscard]] std::string head() const { return *from_base64url(ring_.keys()->front().token_head); }

    const std::string payload_ = R"({"iss":"hoigung","sub":"090909090909090909090909","anonymous":false,)"
                                 R"("jti":"070707070707070707070707.3","iat":1794706200,"exp":1794792600})";
    const std::string secret_ = std::string(32, 'a');
    KeyRing ring_;
    JwtTokens tokens_{ring_, "hoigung"};
};

TEST_F(JwtTokensTest, ReadsWhatItHasWritten) {
    const auto token = tokens_.sign(claims(), kNow);
    EXPECT_EQ(tokens_.read(token), claims());
    EXPECT_EQ(tokens_.read(forged(head(), payload_, secret_)), claims());
}

// 3.65: sub, issuer, exp and the anonymous flag.
TEST_F(JwtTokensTest, CarriesSubjectIssuerExpiryInSecondsAndTheAnonymousFlag) {
    const auto token = tokens_.sign(claims(), kNow);
    const auto dot = token.find('.');
    EXPECT_EQ(from_base64url(token.substr(dot + 1, token.rfind('.') - dot - 1)), payload_);
    EXPECT_EQ(head(), R"({"alg":"HS256","typ":"JWT","kid":"616161616161616161616161"})");
}

TEST_F(JwtTokensTest, RefusesEveryForgery) {
    const auto good = tokens_.sign(claims(), kNow);
    const auto with = [&](std::string_view from, std::string_view to) {
        std::string changed = payload_;
        changed.replace(changed.find(from), from.size(), to);
        return changed;
    };
    const std::string none = R"({"alg":"none","typ":"JWT","kid":"616161616161616161616161"})";
    const std::map<std::string, std::string> forgeries{
        {"empty", ""},
        {"no dots", "abc"},
        {"one dot", "abc.def"},
        {"four parts", good + ".x"},
        {"not base64", "***.***.***"},
        {"alg none, no signature", base64url(none) + '.' + base64url(payload_) + '.'},
        {"alg none, signed", forged(none, payload_, secret_)},
        {"alg RS256",
         forged(R"({"alg":"RS256","typ":"JWT","kid":"616161616161616161616161"})", payload_, secret_)},
        {"alg in another case",
         forged(R"({"alg":"hs256","typ":"JWT","kid":"616161616161616161616161"})", payload_, secret_)},
        {"no kid", forged(R"({"alg":"HS256","typ":"JWT"})", payload_, secret_)},
        {"another kid",
         forged(R"({"alg":"HS256","typ":"JWT","kid":"626262626262626262626262"})", payload_, secret_)},
        {"wrong key", forged(head(), payload_, std::string(32, 'b'))},
        {"empty key", forged(head(), payload_, "")},
        {"wrong issuer", forged(head(), with("hoigung", "elsewhere"), secret_)},
        {"no issuer", forged(head(), with("iss", "is"), secret_)},
        {"anonymous flag flipped after signing", good.substr(0, good.find('.') + 1) +
                                                     base64url(with("false", "true")) +
                                                     good.substr(good.rfind('.'))},
        {"anonymous is a text", forged(head(), with("false", "\"false\""), secret_)},
        {"sub of another form", forged(head(), with("090909090909090909090909", "admin"), secret_)},
        {"exp as a text", forged(head(), with("1794792600", "\"1794792600\""), secret_)},
        {"exp as a fraction", forged(head(), with("1794792600", "1794792600.5"), secret_)},
        {"exp beyond reason", forged(head(), with("1794792600", "9223372036854775807"), secret_)},
        {"payload not JSON", forged(head(), "sub=admin", secret_)},
        {"payload a list", forged(head(), "[1]", secret_)},
        {"signature cut", good.substr(0, good.size() - 4)},
        {"signature longer", good + "AAAA"},
        {"signature padded", good + "="},
        {"huge", forged(head(), with("hoigung", std::string(100'000, 'x')), secret_)},
    };
    for (const auto& [name, token] : forgeries) EXPECT_FALSE(tokens_.read(token)) << name;
}

TEST_F(JwtTokensTest, AnOlderKeyStillVerifiesAndANewOneSignsOnceItMay) {
    const auto before = tokens_.sign(claims(), kNow);
    ring_.replace({key('a', kNow - 1h), key('b', kNow + 10s)});
    EXPECT_EQ(tokens_.sign(claims(), kNow), before);
    const auto after = tokens_.sign(claims(), kNow + 10s);
    EXPECT_NE(after, before);
    EXPECT_EQ(tokens_.read(before), claims());
    EXPECT_EQ(tokens_.read(after), claims());
    ring_.replace({key('b', kNow + 10s)});
    EXPECT_FALSE(tokens_.read(before));
    EXPECT_EQ(tokens_.read(after), claims());
}

TEST_F(JwtTokensTest, IsOfOneIssuer) {
    const JwtTokens other(ring_, "elsewhere");
    EXPECT_FALSE(other.read(tokens_.sign(claims(), kNow)));
}

}  // namespace
}  // namespace hoigung::security
