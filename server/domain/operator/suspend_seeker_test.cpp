#include "domain/operator/suspend_seeker.hpp"

#include <gmock/gmock.h>

#include "domain/testing/acting.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

class SuspendSeekerTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(SuspendSeekerTest);

TEST_P(SuspendSeekerTest, ASuspendedSeekerCannotLogInButKeepsTheSession) {
    const auto token = sign_in();
    ASSERT_TRUE(suspend_seeker(testing::acting(clock_.now()), subject(token), true, store_).ok());
    EXPECT_TRUE(caller(token));
    ASSERT_TRUE(request().ok());
    expect_refused(log_in(sender_.last.code), {Refusal::LoginFailed, LoginRefusal::Cause::suspended, 0s});
    ASSERT_TRUE(suspend_seeker(testing::acting(clock_.now()), subject(token), false, store_).ok());
    EXPECT_EQ(subject(sign_in()), subject(token));
    EXPECT_EQ(suspend_seeker(testing::acting(clock_.now()), SeekerId{}, true, store_).error(),
              Refusal::IdNotFound);
}

TEST_P(SuspendSeekerTest, WhoActsIsHeardWhereverSomethingChanges) {
    const SeekerId seeker = subject(sign_in());
    testing::HeardActs heard;
    const Acting acting = heard.acting(clock_.now());
    ASSERT_TRUE(suspend_seeker(acting, seeker, true, store_).ok());
    EXPECT_THAT(heard.acts,
                ElementsAre(ActDone{
                    {ActorKind::cli, "may"}, OperatorAct::suspend_seeker, seeker.text(), clock_.now()}));
    EXPECT_EQ(heard.take().size(), 1U);
    // The same again, and somebody who is not there.
    ASSERT_TRUE(suspend_seeker(acting, seeker, true, store_).ok());
    EXPECT_FALSE(suspend_seeker(acting, SeekerId{}, true, store_).ok());
    EXPECT_THAT(heard.take(), IsEmpty());
    ASSERT_TRUE(suspend_seeker(acting, seeker, false, store_).ok());
    EXPECT_THAT(heard.take(), ElementsAre(Pair(OperatorAct::restore_seeker, seeker.text())));
}

}  // namespace
}  // namespace hoigung::domain
