#include "domain/identity/telephone.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

bool takes(Channel channel, std::string_view text, const TelephoneRule& rule = {}) {
    return telephone_for(rule, channel, text).ok();
}

TEST(Telephone, OfHongKongHasEightDigitsAndAFirstOneThatFitsTheChannel) {
    EXPECT_TRUE(takes(Channel::sms, "+85261234567"));
    EXPECT_TRUE(takes(Channel::sms, "+85241234567"));
    EXPECT_FALSE(takes(Channel::sms, "+85221234567"));
    EXPECT_TRUE(takes(Channel::voice, "+85221234567"));
    EXPECT_FALSE(takes(Channel::voice, "+85211234567"));
    for (const auto* text : {"", "abc", "61234567", "85261234567", "+852", "+8526123456", "+852612345678",
                             "+852 61234567", "+85261234५67", "+85261234567\n"}) {
        EXPECT_FALSE(takes(Channel::sms, text)) << text;
    }
}

TEST(Telephone, OfAnotherCountryIsRefusedUnlessTheRuleNamesIt) {
    EXPECT_FALSE(takes(Channel::sms, "+447911123456"));
    TelephoneRule rule;
    rule.country_codes = {"852", "853"};
    EXPECT_TRUE(takes(Channel::sms, "+85366123456", rule));
    EXPECT_FALSE(takes(Channel::sms, "+447911123456", rule));
    EXPECT_FALSE(takes(Channel::sms, "+85221234567", rule));
}

TEST(Telephone, IsRecognisedHoweverAPersonTypesIt) {
    const auto telephone = Telephone::parse("+85261234567").value();
    for (const auto* typed : {"61234567", "6123 4567", "6123-4567", "+852 6123 4567", "85261234567"})
        EXPECT_TRUE(is_typed_as(telephone, typed)) << typed;
    for (const auto* typed : {"", " ", "61234568", "1234567", "+85361234567"})
        EXPECT_FALSE(is_typed_as(telephone, typed)) << typed;
    EXPECT_EQ(telephone.local(), "61234567");
    EXPECT_EQ(range_of(telephone, 4), "+8526123");
}

}  // namespace
}  // namespace hoigung::domain
