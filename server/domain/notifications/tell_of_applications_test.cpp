#include "domain/notifications/tell_of_applications.hpp"

#include "domain/applications/change_application_status.hpp"
#include "domain/applications/follow_log.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/deliveries/seeker_deliveries.hpp"
#include "store/testing/with_alerts.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;

class TellOfApplicationsTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(TellOfApplicationsTest);

TEST_P(TellOfApplicationsTest, ApplicantsAreToldOnceWhenTheirJobCloses) {
    put_job(JobState::published);
    EXPECT_FALSE(is_behind(applications_, LogFollower::seekers));
    const auto first = apply(1);
    const auto withdrawn = apply(2);
    ASSERT_TRUE(withdraw_application(seeker(2), withdrawn.text(), applications_, sample_time()).ok());
    tell_of_closed();
    EXPECT_EQ(told(1).total, 0);
    put_job(JobState::closed);
    EXPECT_TRUE(is_behind(applications_, LogFollower::seekers));
    tell_of_closed();
    EXPECT_FALSE(is_behind(applications_, LogFollower::seekers));
    EXPECT_EQ(told(2).total, 0);
    ASSERT_EQ(told(1).total, 1);
    const auto only = told(1).notifications.front();
    EXPECT_EQ(only.type, NotificationType::job_closed);
    EXPECT_EQ(only.application, first);
    EXPECT_EQ(only.alert, std::nullopt);
    EXPECT_EQ(only.job, sample_job(1).id);
    // A call as from another process with a stale cursor.
    notifications_.mark_all_read(seeker(1), kNotificationTypes);
    const auto again = deliveries_to_seekers(applications_.changes_after(0, 100), random_, sample_time());
    EXPECT_FALSE(deliveries_.queue(again, LogFollower::seekers, 1));
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
}

TEST_P(TellOfApplicationsTest, WhatAnEmployerDecidesIsToldOnceAndOlderClientsSeeNothingOfIt) {
    put_job(JobState::published);
    const auto application = apply(1);
    for (const auto status : {ApplicationStatus::reviewed, ApplicationStatus::contacted}) {
        ASSERT_TRUE(change_application_status(applications_, application, {sample_time(), status}).ok());
        tell_of_closed();
        ASSERT_EQ(told(1).total, 1);
        EXPECT_EQ(told(1).unread_total, 1);
        EXPECT_EQ(told(1).notifications.front().type, NotificationType::application_status_changed);
        EXPECT_EQ(told(1).notifications.front().application, application);
        const auto old = notifications_.notifications_of(seeker(1), kFirstNotificationTypes, {0, 30});
        EXPECT_EQ(old.total, 0);
        EXPECT_EQ(old.unread_total, 0);
        EXPECT_EQ(notifications_.mark_all_read(seeker(1), kFirstNotificationTypes), 0);
        EXPECT_EQ(told(1).unread_total, 1) << "it was not shown";
        notifications_.mark_all_read(seeker(1), kNotificationTypes);
    }
}

}  // namespace
}  // namespace hoigung::domain
