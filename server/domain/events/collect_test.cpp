#include "domain/events/collect.hpp"

#include "store/testing/with_events.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;

class CollectTest : public WithEvents {};
HOIGUNG_ON_EACH_DATABASE(CollectTest);

TEST_P(CollectTest, KeepsNothingOfABatchWithABadEvent) {
    auto bad = impression(0);
    EXPECT_FALSE(collect_events({impression(1), bad}, store_, random_, kNow).ok());
    bad = impression(1);
    bad.session_id = "a name with spaces";
    EXPECT_FALSE(collect_events({bad}, store_, random_, kNow).ok());
    bad = impression(1);
    bad.job_id.reset();
    EXPECT_FALSE(collect_events({bad}, store_, random_, kNow).ok());
    const std::vector<TrackingEvent> many(kMostEventsAtOnce + 1, impression(1));
    EXPECT_FALSE(collect_events(many, store_, random_, kNow).ok());
    EXPECT_FALSE(collect_events({}, store_, random_, kNow).ok());
    EXPECT_EQ(rows_in("tracking_events"), 0);
}

TEST_P(CollectTest, MasksTelephonesAndCutsLongTexts) {
    ErrorReport report;
    report.message = "call 61234567 " + std::string(5000, 'x');
    ASSERT_TRUE(collect_error(report, store_, random_, kNow).ok());
    const auto messages = error_messages();
    ASSERT_EQ(messages.size(), 1U);
    EXPECT_TRUE(messages.front().starts_with("call ******67 "));
    EXPECT_EQ(messages.front().size(), 2000U);
    report.message = "  ";
    EXPECT_FALSE(collect_error(report, store_, random_, kNow).ok());
}

TEST_P(CollectTest, SweepsWhatIsOlderThanItsTime) {
    ASSERT_TRUE(collect_events({impression(1), impression(2)}, store_, random_, kNow - 91 * 24h).ok());
    ASSERT_TRUE(collect_events({impression(3)}, store_, random_, kNow).ok());
    EXPECT_EQ(sweep_events(store_, 90 * 24h, kNow), 2);
    EXPECT_EQ(sweep_events(store_, 90 * 24h, kNow), 0);
    EXPECT_EQ(rows_in("tracking_events"), 1);
}

TEST_P(CollectTest, TheOldestGoWhenThereAreTooMany) {
    for (int i = 1; i <= 5; ++i)
        ASSERT_TRUE(collect_events({impression(i)}, store_, random_, kNow + i * 1s).ok());
    EXPECT_EQ(trim_events(store_, 3), 2);
    EXPECT_EQ(trim_events(store_, 3), 0);
    EXPECT_EQ(column("SELECT CAST(position AS TEXT) FROM tracking_events ORDER BY position"),
              (std::vector<std::string>{"3", "4", "5"}));
}

}  // namespace
}  // namespace hoigung::domain
