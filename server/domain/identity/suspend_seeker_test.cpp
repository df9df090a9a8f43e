#include "domain/identity/suspend_seeker.hpp"

#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;

class SuspendSeekerTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(SuspendSeekerTest);

TEST_P(SuspendSeekerTest, ASuspendedSeekerCannotLogInButKeepsTheSession) {
    const auto token = sign_in();
    ASSERT_TRUE(suspend_seeker(store_, subject(token), true).ok());
    EXPECT_TRUE(caller(token));
    ASSERT_TRUE(request().ok());
    expect_refused(log_in(sender_.last.code), {Refusal::LoginFailed, LoginRefusal::Cause::suspended, 0s});
    ASSERT_TRUE(suspend_seeker(store_, subject(token), false).ok());
    EXPECT_EQ(subject(sign_in()), subject(token));
    EXPECT_EQ(suspend_seeker(store_, SeekerId{}, true).error(), Refusal::IdNotFound);
}

}  // namespace
}  // namespace hoigung::domain
