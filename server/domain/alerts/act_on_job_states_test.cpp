#include "domain/alerts/act_on_job_states.hpp"

#include <algorithm>
#include <future>

#include <gmock/gmock.h>

#include "domain/applications/apply_job.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "store/testing/with_alerts.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;
using ::testing::IsEmpty;

class ActOnJobStatesTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(ActOnJobStatesTest);

TEST_P(ActOnJobStatesTest, WhatIsDoneTwiceIsToldOnce) {
    put(alert(1, 1));
    put(alert(2, 1));
    put(alert(3, 2));
    put_job(JobState::published);
    const auto waiting = states_.waiting(catalogue_.load().version, 10);
    EXPECT_EQ(act(), 1);
    ASSERT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).notifications.front().alert, alert(1, 1).id);
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    // As if the process was killed after notifying and before marking the change as done.
    const std::vector<AlertHit> hits{{seeker(1), alert(2, 1).id}, {seeker(2), alert(3, 2).id}};
    EXPECT_THAT(
        notifications_.tell_of_match(deliveries_of_match(waiting.front(), hits, random_, sample_time() + 1h)),
        IsEmpty());
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
    EXPECT_EQ(told(2).unread_total, 1);
}

TEST_P(ActOnJobStatesTest, AnAlertThatIsGoneIsForgotten) {
    put(alert(1, 1));
    put(alert(2, 2));
    registry_.catch_up(alerts_);
    alerts_.write(seeker(1), [](AlertWriter& writer) { writer.remove(alert(1, 1).id); });
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 0);
    EXPECT_EQ(told(2).total, 1);
    EXPECT_EQ(registry_.size(), 1U);
}

TEST_P(ActOnJobStatesTest, WhoHasAppliedIsToldOfTheJobOnlyWhenTheApplicationHasEnded) {
    put(alert(1, 1));
    put(alert(2, 2));
    put_job(JobState::published);
    const auto application = apply(1);
    static_cast<void>(apply(2));
    act();
    EXPECT_EQ(told(1).total, 0);
    EXPECT_EQ(told(2).total, 0);
    ASSERT_TRUE(withdraw_application(seeker(1), application.text(), applications_, sample_time()).ok());
    put_job(JobState::closed);
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 1) << "it was withdrawn";
    EXPECT_EQ(told(2).total, 1) << "it ended with the job";
}

TEST_P(ActOnJobStatesTest, TellingAndApplyingDoNotHinderEachOther) {
    constexpr int kPeople = 12;
    for (int number = 3; number <= kPeople; ++number) {
        add_seeker(database(), sample_seeker(number));
        put_profile(database(), seeker(number), sample_profile(number));
    }
    for (int number = 1; number <= kPeople; ++number) put(alert(number, number));
    put_job(JobState::published);
    std::vector<std::future<void>> applying;
    for (int number = 1; number <= kPeople; ++number)
        applying.push_back(std::async(std::launch::async, [&, number] {
            base::SystemRandom random;
            const auto applied = apply_job({seeker(number),
                                            sample_job(1).id.text(),
                                            {sample_job(1).posting.addresses.front().id.text()},
                                            ""},
                                           applications_, random, sample_time());
            EXPECT_TRUE(applied.ok());
        }));
    act();
    for (auto& each : applying) each.get();
    put_job(JobState::closed);
    tell_of_closed();
    for (int number = 1; number <= kPeople; ++number) {
        const auto list = told(number);
        EXPECT_LE(list.total, 2) << "of the job, if it came before the application, and that it closed";
        EXPECT_EQ(std::ranges::count(list.notifications, NotificationType::job_closed, &Notification::type),
                  1);
    }
}

}  // namespace
}  // namespace hoigung::domain
