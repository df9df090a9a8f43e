#include "domain/identity/session_ledger.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using Standing = SessionLedger::Standing;

constexpr base::Timestamp kNow{1794706200000ms};

class SessionLedgerTest : public ::testing::Test {
  protected:
    [[nodiscard]] Standing standing(std::int32_t generation, base::Timestamp now = kNow) const {
        return ledger_.standing({SessionId{}, generation}, now, {});
    }
    void note(std::int32_t generation, std::vector<base::Timestamp> first_uses, bool is_revoked = false) {
        ledger_.note(Session{{}, {}, is_revoked, generation, std::move(first_uses), kNow + 24h});
    }

    SessionLedger ledger_;
};

TEST_F(SessionLedgerTest, AnUnknownSessionIsGoodAndARefreshedTokenOfItIsNew) {
    EXPECT_EQ(standing(0), Standing::good);
    EXPECT_EQ(standing(1), Standing::good_and_new);
}

TEST_F(SessionLedgerTest, ATokenIsRetiredAMinuteAfterItsSuccessorWasFirstUsed) {
    note(1, {kNow});
    EXPECT_EQ(standing(1), Standing::good);
    EXPECT_EQ(standing(0, kNow + 59s), Standing::good);
    EXPECT_EQ(standing(0, kNow + 60s), Standing::revoked);
    EXPECT_EQ(standing(2), Standing::good_and_new);
}

TEST_F(SessionLedgerTest, EachGenerationOfAQuickChainHasItsOwnMinute) {
    note(3, {kNow, kNow + 10s, kNow + 20s});
    EXPECT_EQ(standing(0, kNow + 59s), Standing::good);
    EXPECT_EQ(standing(0, kNow + 60s), Standing::revoked);
    EXPECT_EQ(standing(1, kNow + 69s), Standing::good);
    EXPECT_EQ(standing(1, kNow + 70s), Standing::revoked);
    EXPECT_EQ(standing(2, kNow + 79s), Standing::good);
    EXPECT_EQ(standing(2, kNow + 80s), Standing::revoked);
}

TEST_F(SessionLedgerTest, AGenerationWhoseSuccessorsUseIsForgottenIsRetired) {
    note(5, {kNow});
    EXPECT_EQ(standing(4), Standing::good);
    EXPECT_EQ(standing(3), Standing::revoked);
}

TEST_F(SessionLedgerTest, ARevokedSessionStaysRevokedWhateverIsHeardLater) {
    note(1, {kNow}, true);
    note(2, {kNow});
    for (const std::int32_t generation : {0, 1, 2, 3}) EXPECT_EQ(standing(generation), Standing::revoked);
}

TEST_F(SessionLedgerTest, OlderNewsIsIgnored) {
    note(3, {kNow});
    note(1, {kNow});
    EXPECT_EQ(ledger_.generation(SessionId{}), 3);
}

TEST_F(SessionLedgerTest, ForgetsSessionsThatHaveEnded) {
    note(1, {kNow}, true);
    ledger_.forget_ended(kNow + 24h - 1ms);
    EXPECT_EQ(ledger_.size(), 1U);
    ledger_.forget_ended(kNow + 24h);
    EXPECT_EQ(ledger_.size(), 0U);
}

}  // namespace
}  // namespace hoigung::domain
