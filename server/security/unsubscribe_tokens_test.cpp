#include "security/unsubscribe_tokens.hpp"

#include <gmock/gmock.h>

namespace hoigung::security {
namespace {

using domain::NewsKind;
using domain::Unsubscription;

const Unsubscription kMessages{domain::SeekerId::parse("0123456789abcdef01234567").value(),
                               {NewsKind::message, NewsKind::saved_job_ending}};

constexpr std::string_view kEmail = "chan@example.hk";

std::optional<Unsubscription> read(const HmacUnsubscribeTokens& tokens, std::string_view token,
                                   std::string_view email = kEmail) {
    return tokens.read(token, [email](domain::SeekerId) { return std::string(email); });
}

TEST(UnsubscribeTokens, ALinkNamesItsSeekerAndItsKinds) {
    RecordProperty("rows", "12.10");
    const HmacUnsubscribeTokens tokens("key");
    EXPECT_EQ(read(tokens, tokens.sign(kMessages, kEmail)), kMessages);
}

TEST(UnsubscribeTokens, AForgedOrDamagedLinkIsRefused) {
    RecordProperty("rows", "12.10");
    const HmacUnsubscribeTokens tokens("key");
    const std::string token = tokens.sign(kMessages, kEmail);
    EXPECT_FALSE(read(tokens, token, "another@example.hk"));
    for (std::size_t at = 0; at < token.size(); ++at) EXPECT_FALSE(read(tokens, token.substr(0, at))) << at;
    EXPECT_FALSE(read(tokens, std::string(10'000, '.')));
}

}  // namespace
}  // namespace hoigung::security
