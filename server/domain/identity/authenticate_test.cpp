#include "domain/identity/authenticate.hpp"

#include "domain/operator/end_sessions.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;

class AuthenticateTest : public WithIdentity {
  protected:
    // A token with a valid signature and arbitrary claims.
    std::string forge(SessionId session, SeekerId subject) {
        return tokens_.sign({{session, 0}, subject, false, clock_.now(), clock_.now() + 24h}, clock_.now());
    }
    SessionId session_of(std::string_view token) { return tokens_.read(token)->id.session; }
};
HOIGUNG_ON_EACH_DATABASE(AuthenticateTest);

TEST_P(AuthenticateTest, ARightSignatureIsNotEnoughWithoutASessionOfTheSubject) {
    const auto token = sign_in();
    const auto other = sign_in("+85261234568");
    EXPECT_TRUE(caller(forge(session_of(token), subject(token))));
    EXPECT_FALSE(caller(forge(SessionId::make(clock_.now(), random_), subject(token))));
    EXPECT_FALSE(caller(forge(session_of(token), subject(other))));
}

TEST_P(AuthenticateTest, EndedSessionsAreRefusedWhereTheyWereKnown) {
    const auto token = sign_in();
    const auto other = sign_in("+85261234568");
    ASSERT_TRUE(caller(token) && caller(other));
    const auto hear = [&] {
        const auto changes = store_.changes_since(0, 100);
        session_registry_.apply(changes.sessions.value(), changes.version);
    };
    EXPECT_EQ(end_sessions(testing::acting(clock_.now()), subject(token), rules_.sessions, store_).value(),
              1);
    EXPECT_EQ(end_sessions(testing::acting(clock_.now()), SeekerId{}, rules_.sessions, store_).error(),
              Refusal::IdNotFound);
    hear();
    EXPECT_FALSE(caller(token));
    EXPECT_TRUE(caller(other));
    EXPECT_EQ(store_.revoke_every_session(), 1);
    hear();
    EXPECT_FALSE(caller(other));
}

}  // namespace
}  // namespace hoigung::domain
