#include "domain/identity/session_registry.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using Status = SessionRegistry::Status;

constexpr base::Timestamp kNow{1794706200000ms};

class SessionLedgerTest : public ::testing::Test {
  protected:
    [[nodiscard]] Status status_of(std::int32_t generation, base::Timestamp now = kNow) const {
        return session_registry_.status_of({SessionId{}, generation}, now, {});
    }
    void note(std::int32_t generation, std::vector<base::Timestamp> first_uses, bool is_revoked = false) {
        session_registry_.note(Session{{}, {}, is_revoked, generation, std::move(first_uses), kNow + 24h});
    }

    SessionRegistry session_registry_;
};

TEST_F(SessionLedgerTest, AnUnknownSessionIsGoodAndARefreshedTokenOfItIsNew) {
    EXPECT_EQ(status_of(0), Status::good);
    EXPECT_EQ(status_of(1), Status::good_and_new);
}

TEST_F(SessionLedgerTest, ATokenIsRetiredAMinuteAfterItsSuccessorWasFirstUsed) {
    note(1, {kNow});
    EXPECT_EQ(status_of(1), Status::good);
    EXPECT_EQ(status_of(0, kNow + 59s), Status::good);
    EXPECT_EQ(status_of(0, kNow + 60s), Status::revoked);
    EXPECT_EQ(status_of(2), Status::good_and_new);
}

TEST_F(SessionLedgerTest, EachGenerationOfAQuickChainHasItsOwnMinute) {
    note(3, {kNow, kNow + 10s, kNow + 20s});
    EXPECT_EQ(status_of(0, kNow + 59s), Status::good);
    EXPECT_EQ(status_of(0, kNow + 60s), Status::revoked);
    EXPECT_EQ(status_of(1, kNow + 69s), Status::good);
    EXPECT_EQ(status_of(1, kNow + 70s), Status::revoked);
    EXPECT_EQ(status_of(2, kNow + 79s), Status::good);
    EXPECT_EQ(status_of(2, kNow + 80s), Status::revoked);
}

TEST_F(SessionLedgerTest, AGenerationWhoseSuccessorsUseIsForgottenIsRetired) {
    note(5, {kNow});
    EXPECT_EQ(status_of(4), Status::good);
    EXPECT_EQ(status_of(3), Status::revoked);
}

TEST_F(SessionLedgerTest, ARevokedSessionStaysRevokedWhateverIsHeardLater) {
    note(1, {kNow}, true);
    note(2, {kNow});
    for (const std::int32_t generation : {0, 1, 2, 3}) EXPECT_EQ(status_of(generation), Status::revoked);
}

TEST_F(SessionLedgerTest, OlderNewsIsIgnored) {
    note(3, {kNow});
    note(1, {kNow});
    EXPECT_EQ(session_registry_.generation(SessionId{}), 3);
}

TEST_F(SessionLedgerTest, ForgetsSessionsThatHaveEnded) {
    note(1, {kNow}, true);
    session_registry_.forget_ended(kNow + 24h - 1ms);
    EXPECT_EQ(session_registry_.size(), 1U);
    session_registry_.forget_ended(kNow + 24h);
    EXPECT_EQ(session_registry_.size(), 0U);
}

}  // namespace
}  // namespace hoigung::domain
