#include "domain/operator/erase_seeker.hpp"

#include <gmock/gmock.h>

#include "domain/operator/end_sessions.hpp"
#include "domain/testing/acting.hpp"
#include "security/testing/with_identity.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using ::testing::ElementsAre;
using ::testing::Pair;

class EraseSeekerTest : public WithIdentity {};
HOIGUNG_ON_EACH_DATABASE(EraseSeekerTest);

TEST_P(EraseSeekerTest, AnAccountGoesAtOnceWithItsDevicesAndSessions) {
    const auto token = sign_in();
    const auto other = sign_in("+85269999999");
    ASSERT_TRUE(
        erase_seeker(testing::acting(clock_.now()), subject(token), rules_.sessions, store_, erasures_).ok());
    EXPECT_FALSE(store_.seeker(subject(token)));
    session_registry_.note(store_.changes_since(0, 100).sessions.value());
    EXPECT_FALSE(caller(token));
    EXPECT_TRUE(caller(other));
    EXPECT_TRUE(store_.devices_of(subject(token)).empty());
    EXPECT_THAT(departures(), ElementsAre(std::pair("", 1)));
    EXPECT_EQ(erase_seeker(testing::acting(clock_.now()), subject(token), rules_.sessions, store_, erasures_)
                  .error(),
              Refusal::IdNotFound);
    EXPECT_NE(subject(sign_in()), subject(token));
}

TEST_P(EraseSeekerTest, NothingIsErasedThatCannotBeRecorded) {
    const auto token = sign_in();
    erasures_.is_full = true;
    EXPECT_THROW(static_cast<void>(erase_seeker(testing::acting(clock_.now()), subject(token),
                                                rules_.sessions, store_, erasures_)),
                 base::Outage);
    EXPECT_TRUE(store_.seeker(subject(token)));
    erasures_.is_full = false;
    ASSERT_TRUE(
        erase_seeker(testing::acting(clock_.now()), subject(token), rules_.sessions, store_, erasures_).ok());
    ASSERT_EQ(erasures_.noted.size(), 1u);
    EXPECT_EQ(erasures_.noted.front().id, subject(token).text());
    EXPECT_EQ(erasures_.noted.front().address, kTelephone);
}

TEST_P(EraseSeekerTest, ActsOnASeekerAreHeardOnce) {
    const SeekerId seeker = subject(sign_in());
    testing::HeardActs heard;
    const Acting acting = heard.acting(clock_.now());
    ASSERT_TRUE(end_sessions(acting, seeker, rules_.sessions, store_).ok());
    ASSERT_TRUE(erase_seeker(acting, seeker, rules_.sessions, store_, erasures_).ok());
    EXPECT_FALSE(erase_seeker(acting, seeker, rules_.sessions, store_, erasures_).ok());
    EXPECT_FALSE(end_sessions(acting, seeker, rules_.sessions, store_).ok());
    EXPECT_THAT(heard.take(), ElementsAre(Pair(OperatorAct::end_sessions, seeker.text()),
                                          Pair(OperatorAct::erase_seeker, seeker.text())));
}

}  // namespace
}  // namespace hoigung::domain
