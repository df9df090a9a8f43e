#include "domain/notifications/tell_of_closed_jobs.hpp"

#include "domain/applications/withdraw_application.hpp"
#include "store/testing/with_alerts.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;

class TellOfClosedJobsTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(TellOfClosedJobsTest);

TEST_P(TellOfClosedJobsTest, ApplicantsAreToldOnceWhenTheirJobCloses) {
    put_job(JobState::published);
    EXPECT_FALSE(may_tell_of_closed_jobs(applications_, notifications_));
    const auto first = apply(1);
    const auto withdrawn = apply(2);
    ASSERT_TRUE(withdraw_application(seeker(2), withdrawn.text(), applications_, sample_time()).ok());
    tell_of_closed();
    EXPECT_EQ(told(1).total, 0);
    put_job(JobState::closed);
    EXPECT_TRUE(may_tell_of_closed_jobs(applications_, notifications_));
    tell_of_closed();
    EXPECT_FALSE(may_tell_of_closed_jobs(applications_, notifications_));
    EXPECT_EQ(told(2).total, 0);
    ASSERT_EQ(told(1).total, 1);
    const auto only = told(1).notifications.front();
    EXPECT_EQ(only.type, NotificationType::job_closed);
    EXPECT_EQ(only.application, first);
    EXPECT_EQ(only.alert, std::nullopt);
    EXPECT_EQ(only.job, sample_job(1).id);
    // As another process might with a stale cursor.
    notifications_.mark_all_read(seeker(1));
    notifications_.tell_of_closing(applications_.changes_after(0, 100), 1, random_, sample_time());
    EXPECT_EQ(told(1).total, 1);
    EXPECT_EQ(told(1).unread_total, 0);
}

}  // namespace
}  // namespace hoigung::domain
