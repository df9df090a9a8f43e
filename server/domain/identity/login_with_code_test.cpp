#include "domain/identity/login_with_code.hpp"

#include <algorithm>

#include "base/testing/at_once.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using base::testing::at_once;

class LoginWithCodeTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(LoginWithCodeTest);

TEST_P(LoginWithCodeTest, TheFirstRightCodeMakesTheAccountAndTheNextFindsIt) {
    const auto first = sign_in();
    EXPECT_TRUE(caller(first)->is_logged_in());
    EXPECT_EQ(store_.seeker(subject(first))->telephone.text(), kTelephone);
    clock_.advance(61s);
    EXPECT_EQ(subject(sign_in()), subject(first));
    EXPECT_NE(subject(sign_in("+85261234568")), subject(first));
}

TEST_P(LoginWithCodeTest, ACodeWorksOnceAndForFiveMinutes) {
    ASSERT_TRUE(request().ok());
    const int code = sender_.last.code;
    clock_.advance(299s);
    EXPECT_TRUE(log_in(code).ok());
    expect_refused(log_in(code), LoginRefusal::of(Refusal::InvalidCode));
    ASSERT_TRUE(request().ok());
    clock_.advance(300s);
    expect_refused(log_in(sender_.last.code), LoginRefusal::of(Refusal::InvalidCode));
    expect_refused(log_in(123456, "+85269999999"), LoginRefusal::of(Refusal::TelephoneNotFound));
}

TEST_P(LoginWithCodeTest, FiveWrongTriesVoidACodeAndNeitherGuessNorRightCodeHelps) {
    ASSERT_TRUE(request().ok());
    for (int i = 0; i < 5; ++i) expect_refused(log_in(wrong()), LoginRefusal::of(Refusal::InvalidCode));
    clock_.advance(10s);
    expect_refused(log_in(sender_.last.code), blocked_for(50s));
    clock_.advance(50s);
    ASSERT_TRUE(request().ok());
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(LoginWithCodeTest, ThirtyFailuresLockATelephoneForADayWhateverIsResent) {
    rules_.login.per_telephone.most = 100;
    for (int round = 0; round < 6; ++round) {
        ASSERT_TRUE(request().ok());
        for (int i = 0; i < 5; ++i) expect_refused(log_in(wrong()), LoginRefusal::of(Refusal::InvalidCode));
        clock_.advance(60s);
    }
    const auto left = 24h - 60s;
    expect_refused(request(), blocked_for(left));
    expect_refused(log_in(sender_.last.code), blocked_for(left));
    clock_.advance(left - 1s);
    expect_refused(request(), blocked_for(1s));
    clock_.advance(1s);
    ASSERT_TRUE(request().ok());
    EXPECT_TRUE(log_in(sender_.last.code).ok());
}

TEST_P(LoginWithCodeTest, OfManyWhoUseTheSameCodeAtOnceOneGetsASession) {
    ASSERT_TRUE(request().ok());
    const auto results = at_once(32, [&](int) { return log_in(sender_.last.code); });
    EXPECT_EQ(std::ranges::count_if(results, [](const auto& login) { return login.ok(); }), 1);
}

TEST_P(LoginWithCodeTest, GuessingManyAtOnceStopsAtTheLimit) {
    ASSERT_TRUE(request().ok());
    const auto results = at_once(32, [&](int i) {
        const int guess = 100'000 + (sender_.last.code - 100'000 + 1 + i) % 900'000;
        return log_in(guess).error().refusal;
    });
    EXPECT_EQ(std::ranges::count(results, Refusal::InvalidCode), 5);
    EXPECT_EQ(std::ranges::count(results, Refusal::LoginFailed), 27);
}

TEST_P(LoginWithCodeTest, ALoginAfterNinetyDaysRemovesTheAccountToo) {
    const auto token = sign_in();
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(91 * 24h);
    const auto anew = sign_in();
    EXPECT_NE(subject(anew), subject(token));
    EXPECT_FALSE(store_.seeker(subject(token)));
    EXPECT_FALSE(store_.seeker(subject(anew))->is_being_deleted());
}

}  // namespace
}  // namespace hoigung::domain
