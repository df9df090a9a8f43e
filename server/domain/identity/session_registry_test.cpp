#include "domain/identity/session_registry.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using Status = SessionStatus;

constexpr base::Timestamp kNow{1794706200000ms};

Session session(std::int32_t generation, std::vector<base::Timestamp> first_uses, bool is_revoked = false) {
    return {{}, {}, is_revoked, generation, std::move(first_uses), kNow + 24h};
}

class SessionStatusTest : public ::testing::Test {
  protected:
    [[nodiscard]] Status status(std::int32_t generation, base::Timestamp now = kNow) const {
        TokenClaims claims;
        claims.id.generation = generation;
        return status_of(session_, claims, now, {});
    }

    Session session_ = session(0, {});
};

TEST_F(SessionStatusTest, ARefreshedTokenIsNewUntilItsUseIsNoted) {
    EXPECT_EQ(status(0), Status::good);
    EXPECT_EQ(status(1), Status::good_and_new);
}

TEST_F(SessionStatusTest, ATokenIsRetiredAMinuteAfterItsSuccessorWasFirstUsed) {
    session_ = session(1, {kNow});
    EXPECT_EQ(status(1), Status::good);
    EXPECT_EQ(status(0, kNow + 59s), Status::good);
    EXPECT_EQ(status(0, kNow + 60s), Status::refused);
    EXPECT_EQ(status(2), Status::good_and_new);
}

TEST_F(SessionStatusTest, EachGenerationOfAQuickChainHasItsOwnMinute) {
    session_ = session(3, {kNow, kNow + 10s, kNow + 20s});
    EXPECT_EQ(status(0, kNow + 59s), Status::good);
    EXPECT_EQ(status(0, kNow + 60s), Status::refused);
    EXPECT_EQ(status(1, kNow + 69s), Status::good);
    EXPECT_EQ(status(1, kNow + 70s), Status::refused);
    EXPECT_EQ(status(2, kNow + 79s), Status::good);
    EXPECT_EQ(status(2, kNow + 80s), Status::refused);
}

TEST_F(SessionStatusTest, AGenerationWhoseSuccessorsUseIsForgottenIsRetired) {
    session_ = session(5, {kNow});
    EXPECT_EQ(status(4), Status::good);
    EXPECT_EQ(status(3), Status::refused);
}

TEST_F(SessionStatusTest, AnotherPersonsSubjectIsRefused) {
    session_.seeker = SeekerId::parse("65f0c0ffee0123456789abcd").value();
    EXPECT_EQ(status(0), Status::refused);
}

class SessionRegistryTest : public ::testing::Test {
  protected:
    static SessionId id(int number) { return SessionId::parse(fmt::format("{:024x}", number)).value(); }
    static Session numbered(int number) {
        Session made = session(0, {});
        made.id = id(number);
        return made;
    }

    SessionRegistry registry_{100};
};

TEST_F(SessionRegistryTest, ARevokedSessionStaysRevokedWhateverIsHeardLater) {
    registry_.note(session(1, {kNow}, true));
    registry_.note(session(2, {kNow}));
    EXPECT_TRUE(registry_.find(SessionId{})->is_revoked);
}

TEST_F(SessionRegistryTest, OlderNewsIsIgnored) {
    registry_.note(session(3, {kNow}));
    registry_.note(session(1, {kNow}));
    EXPECT_EQ(registry_.generation(SessionId{}), 3);
}

TEST_F(SessionRegistryTest, KeepsABoundedNumberOfWhichTheNewestStay) {
    for (int i = 0; i < 1000; ++i) registry_.note(numbered(i));
    EXPECT_LE(registry_.size(), 100U);
    EXPECT_TRUE(registry_.find(id(999)));
    EXPECT_FALSE(registry_.find(id(0)));
}

TEST_F(SessionRegistryTest, WhatWasReadBeforeAKnownChangeIsNotKept) {
    registry_.apply({}, 7);
    registry_.note(numbered(1), 6);
    EXPECT_FALSE(registry_.find(id(1)));
    registry_.note(numbered(1), 7);
    EXPECT_TRUE(registry_.find(id(1)));
    registry_.clear(8);
    EXPECT_FALSE(registry_.find(id(1)));
}

}  // namespace
}  // namespace hoigung::domain
