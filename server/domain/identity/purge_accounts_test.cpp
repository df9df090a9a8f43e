#include "domain/identity/purge_accounts.hpp"

#include <gmock/gmock.h>

#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using ::testing::ElementsAre;

class PurgeAccountsTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(PurgeAccountsTest);

TEST_P(PurgeAccountsTest, AnAccountIsRemovedNinetyDaysAfterItsDeletionAndTheTelephoneStartsAnew) {
    const auto token = sign_in();
    ASSERT_TRUE(mark_deleted(token).ok());
    clock_.advance(89 * 24h);
    EXPECT_EQ(purge(), 0);
    const auto late = sign_in();
    EXPECT_EQ(subject(late), subject(token));
    clock_.advance(24h - 1s);
    EXPECT_EQ(purge(), 0);
    clock_.advance(1s);
    EXPECT_EQ(restore(late).error(), Refusal::AccountBeingDeleted);
    EXPECT_EQ(purge(), 1);
    EXPECT_FALSE(store_.seeker(subject(token)));
    EXPECT_EQ(restore(late).error(), Refusal::PermissionDenied);
    session_registry_.note(store_.changes_since(0, 100).sessions.value());
    EXPECT_FALSE(caller(late));
    EXPECT_THAT(departures(), ElementsAre(std::pair("privacy", 1)));
    EXPECT_EQ(rows_in("devices"), 0);
    EXPECT_NE(subject(sign_in()), subject(token));
}

}  // namespace
}  // namespace hoigung::domain
