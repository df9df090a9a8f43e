#include "store/alert_store.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_alerts.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class AlertStoreTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(AlertStoreTest);

TEST_P(AlertStoreTest, KeepsAlertsAsTheyWereGivenAndTellsWhatChanged) {
    put(alert(1, 1));
    put(alert(2, 2));
    put(alert(3, 1));
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), ElementsAre(alert(1, 1), alert(3, 1)));
    const auto all = alerts_.changes_since(0);
    EXPECT_THAT(all.alerts, ElementsAre(alert(1, 1), alert(2, 2), alert(3, 1)));
    auto changed = alert(1, 1);
    changed.filter = {};
    put(changed);
    EXPECT_THAT(alerts_.changes_since(all.version).alerts, ElementsAre(changed));
    alerts_.write(seeker(1), [](AlertWriter& writer) {
        writer.remove(alert(1, 1).id);
        writer.remove(alert(2, 2).id);
    });
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), ElementsAre(alert(3, 1)));
    EXPECT_THAT(alerts_.alerts_of(seeker(2)), ElementsAre(alert(2, 2))) << "it was another person's";
}

TEST_P(AlertStoreTest, AnAccountTakesItsAlertsAndNotificationsWithIt) {
    put(alert(1, 1));
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 1);
    identity_.write([&](IdentityWriter& writer) { writer.remove(*writer.seeker(seeker(1)), sample_time()); });
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), IsEmpty());
    EXPECT_EQ(told(1).total, 0);
}

}  // namespace
}  // namespace hoigung::store
