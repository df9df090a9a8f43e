#include "domain/identity/refresh_session.hpp"

#include <gmock/gmock.h>

#include "domain/identity/log_out.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::IsEmpty;

class RefreshSessionTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(RefreshSessionTest);

TEST_P(RefreshSessionTest, RefreshingRetiresTheOldTokenAMinuteAfterTheNewOneIsUsed) {
    const auto first = sign_in();
    const auto refresh = [&](std::string_view token) {
        return refresh_session(*caller(token), tokens_, session_registry_, rules_.sessions, clock_.now());
    };
    const auto second = refresh(first).value();
    EXPECT_EQ(refresh(first), second);
    clock_.advance(10min);
    EXPECT_TRUE(caller(first));
    EXPECT_TRUE(caller(second));
    clock_.advance(59s);
    EXPECT_TRUE(caller(first));
    EXPECT_EQ(tokens_.read(*refresh(first))->id, tokens_.read(second)->id);
    clock_.advance(1s);
    EXPECT_FALSE(caller(first));
    EXPECT_TRUE(caller(second));
    clock_.advance(30 * 24h - 11min);
    EXPECT_FALSE(caller(second));
}

TEST_P(RefreshSessionTest, AnotherNodeHearsOfRefreshesAndRevocations) {
    const auto first = sign_in();
    const auto other = sign_in("+85261234568");
    const auto second =
        refresh_session(*caller(first), tokens_, session_registry_, rules_.sessions, clock_.now()).value();
    SessionRegistry elsewhere{100};
    ASSERT_TRUE(caller(first, elsewhere));
    ASSERT_TRUE(caller(other, elsewhere));
    ASSERT_TRUE(caller(second));
    log_out(*caller(other), "", store_, session_registry_, rules_.sessions, clock_.now());
    EXPECT_FALSE(caller(other));

    const auto changes = store_.changes_since(0, 100);
    elsewhere.apply(changes.sessions.value(), changes.version);
    EXPECT_FALSE(caller(other, elsewhere));
    EXPECT_TRUE(caller(first, elsewhere));
    clock_.advance(60s);
    EXPECT_FALSE(caller(first, elsewhere));
    EXPECT_EQ(store_.version().number, changes.version);
    EXPECT_THAT(store_.changes_since(changes.version, 100).sessions.value(), IsEmpty());
    EXPECT_FALSE(store_.changes_since(0, 1).sessions) << "more changed than was asked for";
}

}  // namespace
}  // namespace hoigung::domain
