#include "store/event_store.hpp"

#include <gmock/gmock.h>

#include "domain/events/collect.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;

constexpr base::Timestamp kNow{1794706200000ms};

class EventStoreTest : public testing::OnEachDatabase {
  protected:
    static domain::TrackingEvent impression(int position) {
        domain::TrackingEvent event;
        event.name = domain::EventName::job_impression;
        event.job_id = domain::JobId::parse("65f0c0de0000000000000001");
        event.position = position;
        event.session_id = "0b8f7a3e-5c4e-4b0a-9f0e-2f6b1f3d9c11";
        event.source = "search";
        event.at = kNow;
        return event;
    }
    std::vector<std::string> column(std::string_view sql) {
        return database().read(
            [&](Connection& connection) { return connection.select<std::string>(sql).all(); });
    }

    base::SystemRandom random_;
    SqlEventStore store_{database()};
};
HOIGUNG_ON_EACH_DATABASE(EventStoreTest);

TEST_P(EventStoreTest, KeepsWhatWasCollected) {
    auto shown = impression(3);
    shown.tracking_params = {"a", "b", "c"};
    ASSERT_TRUE(domain::collect_events({shown, impression(4)}, store_, random_, kNow).ok());
    EXPECT_THAT(column("SELECT source FROM tracking_events ORDER BY position"),
                ElementsAre("search", "search"));
    EXPECT_THAT(column("SELECT tracking_params FROM tracking_events WHERE position = 3"),
                ElementsAre(R"({"adid":"a","bidid":"b","requestid":"c"})"));
}

TEST_P(EventStoreTest, KeepsNothingOfABatchWithABadEvent) {
    auto bad = impression(0);
    EXPECT_FALSE(domain::collect_events({impression(1), bad}, store_, random_, kNow).ok());
    bad = impression(1);
    bad.session_id = "a name with spaces";
    EXPECT_FALSE(domain::collect_events({bad}, store_, random_, kNow).ok());
    bad = impression(1);
    bad.job_id.reset();
    EXPECT_FALSE(domain::collect_events({bad}, store_, random_, kNow).ok());
    const std::vector<domain::TrackingEvent> many(domain::kMostEventsAtOnce + 1, impression(1));
    EXPECT_FALSE(domain::collect_events(many, store_, random_, kNow).ok());
    EXPECT_FALSE(domain::collect_events({}, store_, random_, kNow).ok());
    EXPECT_TRUE(column("SELECT source FROM tracking_events").empty());
}

TEST_P(EventStoreTest, MasksTelephonesAndCutsLongTexts) {
    domain::ErrorReport report;
    report.message = "call 61234567 " + std::string(5000, 'x');
    ASSERT_TRUE(domain::collect_error(report, store_, random_, kNow).ok());
    const auto messages = column("SELECT message FROM error_reports");
    ASSERT_EQ(messages.size(), 1U);
    EXPECT_TRUE(messages.front().starts_with("call ******67 "));
    EXPECT_EQ(messages.front().size(), 2000U);
    report.message = "  ";
    EXPECT_FALSE(domain::collect_error(report, store_, random_, kNow).ok());
}

TEST_P(EventStoreTest, SweepsWhatIsOlderThanItsTime) {
    ASSERT_TRUE(
        domain::collect_events({impression(1), impression(2)}, store_, random_, kNow - 91 * 24h).ok());
    ASSERT_TRUE(domain::collect_events({impression(3)}, store_, random_, kNow).ok());
    EXPECT_EQ(domain::sweep_events(store_, 90 * 24h, kNow), 2);
    EXPECT_EQ(domain::sweep_events(store_, 90 * 24h, kNow), 0);
    EXPECT_EQ(column("SELECT source FROM tracking_events").size(), 1U);
}

}  // namespace
}  // namespace hoigung::store
