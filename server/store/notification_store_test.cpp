#include "store/notification_store.hpp"

#include "store/testing/with_alerts.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using namespace std::chrono_literals;

class NotificationStoreTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(NotificationStoreTest);

TEST_P(NotificationStoreTest, OldNotificationsAreSwept) {
    put(alert(1, 1));
    put_job(JobState::published);
    act();
    EXPECT_EQ(notifications_.sweep(sample_time()), 0);
    EXPECT_EQ(notifications_.sweep(sample_time() + 1ms), 1);
    EXPECT_EQ(told(1).total, 0);
}

}  // namespace
}  // namespace hoigung::store
