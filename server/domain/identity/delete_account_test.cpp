#include "domain/identity/delete_account.hpp"

#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;

class DeleteAccountTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(DeleteAccountTest);

TEST_P(DeleteAccountTest, DeletingRevokesEveryTokenAndNeedsTheTelephone) {
    const auto phone = sign_in();
    const auto tablet = sign_in();
    EXPECT_EQ(mark_deleted(phone, "61234568").error(), Refusal::TelephoneNotFound);
    EXPECT_TRUE(caller(tablet));
    const auto marked = mark_deleted(phone);
    ASSERT_TRUE(marked.ok());
    EXPECT_EQ(marked->delete_account_at, clock_.now());
    EXPECT_FALSE(caller(phone));
    EXPECT_FALSE(caller(tablet));

    clock_.advance(61s);
    const auto again = sign_in();
    EXPECT_EQ(subject(again), subject(phone));
    EXPECT_EQ(mark_deleted(again).error(), Refusal::AccountBeingDeleted);
    const auto restored = restore(again);
    ASSERT_TRUE(restored.ok());
    EXPECT_FALSE(restored->is_being_deleted());
    EXPECT_FALSE(caller(again));
    clock_.advance(100 * 24h);
    EXPECT_EQ(purge(), 0);
    EXPECT_EQ(subject(sign_in()), subject(phone));
}

}  // namespace
}  // namespace hoigung::domain
