#include "http/rate_limiter.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "http/connection_table.hpp"

namespace hoigung::http {
namespace {

using namespace std::chrono_literals;

IpAddress ip(std::uint32_t number) {
    return IpAddress::from_v4({static_cast<std::uint8_t>(number >> 24),
                               static_cast<std::uint8_t>(number >> 16),
                               static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)});
}

constexpr RateLimiter::Time kStart{1000h};

TEST(RateLimiter, AllowsABurstAndThenTheRate) {
    RateLimiter limiter({2, 3, 64});
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(limiter.take(ip(1), kStart)) << i;
    EXPECT_EQ(limiter.take(ip(1), kStart), 500ms);
    EXPECT_EQ(limiter.take(ip(1), kStart + 200ms), 300ms);
    EXPECT_FALSE(limiter.take(ip(1), kStart + 500ms));
    EXPECT_TRUE(limiter.take(ip(1), kStart + 500ms));
    EXPECT_FALSE(limiter.take(ip(2), kStart + 500ms));
}

TEST(RateLimiter, IsFullAgainAfterARest) {
    RateLimiter limiter({2, 3, 64});
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(limiter.take(ip(1), kStart));
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(limiter.take(ip(1), kStart + 1h));
    EXPECT_TRUE(limiter.take(ip(1), kStart + 1h));
}

TEST(RateLimiter, TakesAnIpv6NetworkAsOneClient) {
    RateLimiter limiter({1, 1, 64});
    EXPECT_FALSE(limiter.take(*IpAddress::parse("2001:db8::1"), kStart));
    EXPECT_TRUE(limiter.take(*IpAddress::parse("2001:db8::2"), kStart));
    EXPECT_FALSE(limiter.take(*IpAddress::parse("2001:db8:0:1::1"), kStart));
}

TEST(RateLimiter, ZeroMeansNoLimit) {
    RateLimiter limiter({0, 1, 64});
    for (int i = 0; i < 100; ++i) EXPECT_FALSE(limiter.take(ip(1), kStart));
}

TEST(RateLimiter, RemembersTheBusyWhenManyStrangersPass) {
    RateLimiter limiter({1, 1000, 64});
    for (int i = 0; i < 1000; ++i) EXPECT_FALSE(limiter.take(ip(7), kStart));
    for (std::uint32_t stranger = 100; stranger < 5000; ++stranger) {
        EXPECT_FALSE(limiter.take(ip(stranger), kStart));
    }
    EXPECT_TRUE(limiter.take(ip(7), kStart));
}

RC_GTEST_PROP(RateLimiter, NeverAllowsMoreThanBurstAndRate, ()) {
    const auto burst = *rc::gen::inRange(1, 20);
    const auto per_second = *rc::gen::inRange(1, 50);
    RateLimiter limiter({static_cast<double>(per_second), static_cast<double>(burst), 64});
    auto now = kStart;
    int allowed = 0;
    for (const int pause : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 200))) {
        now += std::chrono::milliseconds(pause);
        allowed += !limiter.take(ip(1), now);
    }
    const double seconds = std::chrono::duration<double>(now - kStart).count();
    RC_ASSERT(allowed <= burst + per_second * seconds + 1e-6);
}

TEST(ConnectionTable, HasPlacesInAllAndByAddress) {
    ConnectionTable table(4, 2);
    EXPECT_TRUE(table.enter(ip(1), true));
    EXPECT_TRUE(table.enter(ip(1), true));
    EXPECT_FALSE(table.enter(ip(1), true));
    EXPECT_TRUE(table.enter(ip(9), false));
    EXPECT_TRUE(table.enter(ip(9), false));
    EXPECT_FALSE(table.enter(ip(2), true));
    table.leave(ip(1), true);
    EXPECT_EQ(table.size(), 3U);
    EXPECT_TRUE(table.enter(ip(1), true));
    table.leave(ip(9), false);
    EXPECT_FALSE(table.enter(ip(1), true));
    EXPECT_TRUE(table.enter(ip(2), true));
}

}  // namespace
}  // namespace hoigung::http
