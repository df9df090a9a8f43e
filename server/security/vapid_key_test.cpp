#include "security/vapid_key.hpp"

#include <memory>

#include <gmock/gmock.h>
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>

#include "security/base64url.hpp"
#include "security/p256.hpp"

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr base::Timestamp kNow{1794706200000ms};

// The parts of "vapid t=HEAD.CLAIMS.SIGNATURE, k=KEY".
struct Parts {
    std::string text;
    std::string claims;
    std::string signature;
    std::string key;
};

Parts parts_of(const std::string& header) {
    const std::size_t token = header.find("t=") + 2;
    const std::size_t end = header.find(", k=");
    const std::size_t first = header.find('.', token);
    const std::size_t last = header.rfind('.', end);
    return {header.substr(token, last - token),
            from_base64url(header.substr(first + 1, last - first - 1)).value(),
            from_base64url(header.substr(last + 1, end - last - 1)).value(),
            from_base64url(header.substr(end + 4)).value()};
}

bool is_signed(const Parts& parts) {
    const KeyPointer key = p256_public(parts.key);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(parts.signature.data());
    const std::unique_ptr<ECDSA_SIG, decltype(&ECDSA_SIG_free)> signature(ECDSA_SIG_new(), ECDSA_SIG_free);
    ECDSA_SIG_set0(signature.get(), BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(signature.get(), &der);
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get());
    const bool is_good =
        EVP_DigestVerify(context.get(), der, static_cast<std::size_t>(size),
                         reinterpret_cast<const unsigned char*>(parts.text.data()), parts.text.size()) == 1;
    OPENSSL_free(der);
    return is_good;
}

TEST(VapidKey, TheExampleOfTheSpecificationIsSignedAsTheseAre) {
    RecordProperty("rows", "12.06");
    // RFC 8292, section 2.4.
    const std::string header =
        "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
        "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1w"
        "bGUu"
        "Y29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
        "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";
    EXPECT_TRUE(is_signed(parts_of(header)));
    const VapidKey key(std::string(32, 's'), "mailto:push@example.com");
    const Parts made = parts_of(key.authorization("https://push.example.net", kNow));
    EXPECT_TRUE(is_signed(made));
    EXPECT_EQ(made.text.substr(0, made.text.find('.')), base64url(R"({"typ":"JWT","alg":"ES256"})"));
    EXPECT_EQ(made.claims,
              R"({"aud":"https://push.example.net","exp":1794778200,"sub":"mailto:push@example.com"})");
    EXPECT_EQ(base64url(made.key), key.public_key());
    EXPECT_EQ(base64url(made.key).size(), 87U);
}

TEST(VapidKey, TheSameSecretIsTheSameKey) {
    RecordProperty("rows", "12.11");
    EXPECT_EQ(VapidKey(std::string(32, 's'), "a").public_key(),
              VapidKey(std::string(32, 's'), "b").public_key());
    EXPECT_NE(VapidKey(std::string(32, 's'), "a").public_key(),
              VapidKey(std::string(32, 't'), "a").public_key());
    EXPECT_EQ(VapidKey(std::string(32, '\xff'), "a").public_key().size(), 87U)
        << "also of a number that is too large for the curve";
}

TEST(VapidKey, ATokenIsKeptForTwelveHoursForEachService) {
    RecordProperty("rows", "12.06");
    const VapidKey key(std::string(32, 's'), "mailto:push@example.com");
    const std::string one = key.authorization("https://one.example", kNow);
    EXPECT_EQ(key.authorization("https://one.example", kNow + 12h - 1ms), one);
    EXPECT_NE(key.authorization("https://one.example", kNow + 12h), one);
    EXPECT_NE(key.authorization("https://other.example", kNow), one);
    EXPECT_THAT(one, StartsWith("vapid t="));
    EXPECT_THAT(one, HasSubstr(", k=" + key.public_key()));
}

}  // namespace
}  // namespace hoigung::security
