#include "domain/employers/usage.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

const base::Timestamp kNow = base::parse_timestamp("2026-11-17T03:30:00Z").value();

TEST(Usage, WhatIsBeyondTheLimitIsNotCounted) {
    Usage usage;
    const UsageLimit limit{10, 1h};
    EXPECT_TRUE(usage.take(7, limit, kNow));
    EXPECT_FALSE(usage.take(4, limit, kNow));
    EXPECT_EQ(usage.used(1h, kNow), 7);
    EXPECT_TRUE(usage.take(3, limit, kNow));
    EXPECT_FALSE(usage.take(1, limit, kNow));
}

TEST(Usage, WhatWasUsedLongAgoCountsNoMore) {
    Usage usage;
    const UsageLimit limit{2, 1h};
    ASSERT_TRUE(usage.take(1, limit, kNow));
    ASSERT_TRUE(usage.take(1, limit, kNow + 30min));
    EXPECT_FALSE(usage.take(1, limit, kNow + 59min));
    EXPECT_TRUE(usage.take(1, limit, kNow + 61min));
    EXPECT_FALSE(usage.take(1, limit, kNow + 62min));
}

TEST(Usage, WhatIsGivenBackCanBeTakenAgain) {
    Usage usage;
    const UsageLimit limit{2, 1h};
    ASSERT_TRUE(usage.take(2, limit, kNow));
    usage.give_back(1);
    EXPECT_TRUE(usage.take(1, limit, kNow));
    usage.give_back(100);
    EXPECT_EQ(usage.used(1h, kNow), 0);
}

TEST(Usage, AClockThatWasSetBackLocksNobodyOutForLong) {
    Usage usage;
    const UsageLimit limit{1, 1h};
    ASSERT_TRUE(usage.take(1, limit, kNow + 240h));
    EXPECT_TRUE(usage.take(1, limit, kNow));
}

}  // namespace
}  // namespace hoigung::domain
