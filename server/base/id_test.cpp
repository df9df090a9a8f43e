#include "base/id.hpp"

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

using ThingId = Id<struct ThingTag>;

TEST(Id, ReadsOnlyTwentyFourLowerCaseHexDigits) {
    const auto id = ThingId::parse("65f0c0ffee0123456789abcd");
    ASSERT_TRUE(id);
    EXPECT_EQ(id->text(), "65f0c0ffee0123456789abcd");
    for (const auto* text : {"", "65f0c0ffee0123456789abc", "65f0c0ffee0123456789abcd0",
                             "65F0C0FFEE0123456789ABCD", "g5f0c0ffee0123456789abcd"}) {
        EXPECT_FALSE(ThingId::parse(text)) << text;
    }
}

TEST(Id, MadeLaterSortsLaterAndNoTwoAreTheSame) {
    SystemRandom random;
    const Timestamp now = SystemClock{}.now();
    const auto first = ThingId::make(now, random);
    const auto twin = ThingId::make(now, random);
    const auto later = ThingId::make(now + std::chrono::seconds{1}, random);
    EXPECT_NE(first, twin);
    EXPECT_LT(first, later);
    EXPECT_LT(twin, later);
}

}  // namespace
}  // namespace hoigung::base
