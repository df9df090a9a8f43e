#include "security/signed_link.hpp"

#include <gmock/gmock.h>

namespace hoigung::security {
namespace {

constexpr std::string_view kEmail = "chan@example.hk";
constexpr std::string_view kText = "rejected.0123456789abcdef01234567.2";

TEST(SignedLink, ALinkEndsWithTheAddressThatItWasSentTo) {
    RecordProperty("rows", "10.47, 12.10");
    const LinkSigner signer("key", "act");
    const std::string token = signer.sign(kText, kEmail);
    EXPECT_TRUE(signer.is_signed(token, kEmail));
    EXPECT_EQ(LinkSigner::text_of(token), kText);
    EXPECT_FALSE(signer.is_signed(token, "another@example.hk"));
    EXPECT_FALSE(signer.is_signed(signer.sign(kText, ""), ""));
}

TEST(SignedLink, AForgedLinkIsRefused) {
    RecordProperty("rows", "10.47, 12.10");
    const LinkSigner signer("key", "act");
    const std::string token = signer.sign(kText, kEmail);
    EXPECT_FALSE(LinkSigner("another key", "act").is_signed(token, kEmail));
    EXPECT_FALSE(LinkSigner("key", "unsubscribe").is_signed(token, kEmail));
    for (std::size_t at = 0; at < token.size(); ++at) {
        std::string changed = token;
        changed[at] = changed[at] == '1' ? '2' : '1';
        EXPECT_FALSE(signer.is_signed(changed, kEmail)) << changed;
        EXPECT_FALSE(signer.is_signed(token.substr(0, at), kEmail)) << at;
    }
    EXPECT_FALSE(signer.is_signed(token + "A", kEmail));
    EXPECT_FALSE(signer.is_signed(std::string(10'000, '.'), kEmail));
}

}  // namespace
}  // namespace hoigung::security
