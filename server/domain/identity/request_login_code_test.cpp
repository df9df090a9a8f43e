#include "domain/identity/request_login_code.hpp"

#include <algorithm>

#include "base/testing/at_once.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;

class RequestLoginCodeTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(RequestLoginCodeTest);

TEST_P(RequestLoginCodeTest, AResendIsPossibleAfterAMinuteAndReplacesTheCode) {
    ASSERT_TRUE(request().ok());
    const int first = sender_.last.code;
    clock_.advance(20s);
    expect_refused(request(), blocked_for(40s));
    EXPECT_EQ(sender_.sent, 1);
    clock_.advance(40s);
    ASSERT_TRUE(request().ok());
    if (first != sender_.last.code) {
        expect_refused(log_in(first), LoginRefusal::of(Refusal::InvalidCode));
    }
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(RequestLoginCodeTest, WhoHasLoggedInMayAskForAnotherCodeAtOnce) {
    static_cast<void>(sign_in());
    EXPECT_TRUE(request().ok());
}

TEST_P(RequestLoginCodeTest, SixthRequestWithinAnHourWaitsForTheFirstToAge) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(request().ok()) << i;
        clock_.advance(5min);
    }
    expect_refused(request(), blocked_for(35min));
    clock_.advance(35min);
    EXPECT_TRUE(request().ok());
    expect_refused(request(), blocked_for(60s));
}

TEST_P(RequestLoginCodeTest, AnAddressAndARangeOfNumbersHaveTheirOwnLimits) {
    rules_.login.per_address.most = 3;
    rules_.login.per_range.most = 4;
    const auto number = [](int i) { return "+8526123" + std::to_string(1000 + i); };
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(request(number(i)).ok());
    expect_refused(request("+85291111111"), blocked_for(1h));
    ASSERT_TRUE(request(number(3), "192.0.2.2").ok());
    expect_refused(request(number(4), "192.0.2.2"), blocked_for(1h));
    ASSERT_TRUE(request("+85291111111", "192.0.2.2").ok());
    clock_.advance(1h);
    EXPECT_TRUE(request(number(4)).ok());
}

TEST_P(RequestLoginCodeTest, ANetworkAndTheWholeSiteHaveTheirOwnLimits) {
    rules_.login.per_network.most = 2;
    rules_.login.per_site.most = 4;
    const auto number = [](int i) { return "+852" + std::to_string(61'000'000 + 10'007 * i); };
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(request(number(i), "2001:db8:1:" + std::to_string(i) + "::", "2001:db8:1::").ok());
    const auto of_network = request(number(2), "2001:db8:1:9::", "2001:db8:1::");
    expect_refused(of_network, blocked_for(1h));
    EXPECT_EQ(of_network.error().limit, LimitKind::network);
    ASSERT_TRUE(request(number(3), "2001:db8:2:9::", "2001:db8:2::").ok());
    ASSERT_TRUE(request(number(4)).ok());
    const auto of_site = request(number(5));
    expect_refused(of_site, blocked_for(1min));
    EXPECT_EQ(of_site.error().limit, LimitKind::site);
    clock_.advance(1h);
    EXPECT_TRUE(request(number(5)).ok());
}

TEST_P(RequestLoginCodeTest, AMessageThatWasRefusedCountsAndTheCodeBeforeStaysGood) {
    ASSERT_TRUE(request().ok());
    const int code = sender_.last.code;
    clock_.advance(60s);
    sender_.result = SendResult::refused;
    for (int i = 0; i < 4; ++i)
        expect_refused(request(), {Refusal::LoginFailed, LoginRefusal::Cause::gateway, 5s});
    expect_refused(request(), blocked_for(59min));
    EXPECT_TRUE(log_in(code).ok());
}

TEST_P(RequestLoginCodeTest, AMessageThatMayArriveHasAGoodCodeAndIsNotSentAgainAtOnce) {
    sender_.result = SendResult::unknown;
    expect_refused(request(), {Refusal::LoginFailed, LoginRefusal::Cause::gateway, 60s});
    expect_refused(request(), blocked_for(60s));
    EXPECT_EQ(sender_.sent, 1);
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(RequestLoginCodeTest, AClockThatWasSetBackLocksNobodyOut) {
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(request().ok());
        clock_.advance(60s);
    }
    clock_.advance(-90 * 24h);
    EXPECT_TRUE(request().ok());
}

TEST_P(RequestLoginCodeTest, OfManyWhoAskForOneTelephoneAtOnceOneGetsACode) {
    const auto results = at_once(16, [&](int) { return request().ok(); });
    EXPECT_EQ(std::ranges::count(results, true), 1);
    EXPECT_EQ(sender_.sent, 1);
}

TEST_P(RequestLoginCodeTest, AnAddressLimitHoldsForManyWhoAskAtOnce) {
    rules_.login.per_address.most = 7;
    const auto results =
        at_once(16, [&](int i) { return request("+852" + std::to_string(61'000'000 + 10'007 * i)).ok(); });
    EXPECT_EQ(std::ranges::count(results, true), 7);
}

}  // namespace
}  // namespace hoigung::domain
