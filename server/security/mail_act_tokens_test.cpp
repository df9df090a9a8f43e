#include "security/mail_act_tokens.hpp"

#include <gmock/gmock.h>

namespace hoigung::security {
namespace {

using domain::MailAct;
using domain::MailActKind;

constexpr std::string_view kEmail = "chan@example.hk";
const MailAct kHired{MailActKind::hired_here, "0123456789abcdef01234567", "76543210fedcba9876543210",
                     1'795'000'000'123, base::parse_timestamp("2026-12-03T03:30:00Z").value()};

std::optional<MailAct> read(const HmacMailActTokens& tokens, std::string_view token,
                            std::string_view email = kEmail) {
    return tokens.read(token, [email](const MailAct&) { return std::string(email); });
}

TEST(MailActTokens, ALinkNamesOneActOfOnePersonOnOneVersionOfOneThing) {
    RecordProperty("rows", "10.47");
    const HmacMailActTokens tokens("key");
    EXPECT_EQ(read(tokens, tokens.sign(kHired, kEmail)), kHired);
}

TEST(MailActTokens, AForgedOrDamagedLinkIsRefused) {
    RecordProperty("rows", "10.47");
    const HmacMailActTokens tokens("key");
    const std::string token = tokens.sign(kHired, kEmail);
    EXPECT_FALSE(read(tokens, token, "another@example.hk"));
    for (std::size_t at = 0; at < token.size(); ++at) EXPECT_FALSE(read(tokens, token.substr(0, at))) << at;
    EXPECT_FALSE(read(tokens, "keep_job" + token.substr(token.find('.'))));
    EXPECT_FALSE(read(tokens, std::string(10'000, '.')));
}

}  // namespace
}  // namespace hoigung::security
