#include "security/unsubscribe_tokens.hpp"

#include <gmock/gmock.h>

namespace hoigung::security {
namespace {

using domain::NewsKind;
using domain::Unsubscription;

const Unsubscription kMessages{domain::SeekerId::parse("0123456789abcdef01234567").value(),
                               {NewsKind::message, NewsKind::saved_job_ending}};

TEST(UnsubscribeTokens, ALinkNamesItsSeekerAndItsKinds) {
    RecordProperty("rows", "12.10");
    const HmacUnsubscribeTokens tokens("key");
    EXPECT_EQ(tokens.read(tokens.sign(kMessages)), kMessages);
}

TEST(UnsubscribeTokens, AForgedLinkIsRefused) {
    RecordProperty("rows", "12.10");
    const HmacUnsubscribeTokens tokens("key");
    const std::string token = tokens.sign(kMessages);
    EXPECT_FALSE(HmacUnsubscribeTokens("another key").read(token));
    for (std::size_t at = 0; at < token.size(); ++at) {
        std::string changed = token;
        changed[at] = changed[at] == '1' ? '2' : '1';
        EXPECT_FALSE(tokens.read(changed)) << changed;
        EXPECT_FALSE(tokens.read(token.substr(0, at))) << at;
    }
    EXPECT_FALSE(tokens.read(token + "A"));
    EXPECT_FALSE(tokens.read(std::string(10'000, '.')));
}

}  // namespace
}  // namespace hoigung::security
