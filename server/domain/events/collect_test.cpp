#include "domain/events/collect.hpp"

#include "security/testing/site_keys.hpp"
#include "store/testing/with_events.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using namespace std::chrono_literals;

class CollectTest : public WithEvents {
  protected:
    static TrackingEvent empty_search(std::string term) {
        TrackingEvent event;
        event.name = EventName::empty_search;
        event.session_id = "s";
        event.term = std::move(term);
        event.at = kNow;
        return event;
    }

    void search_from(std::string_view address, std::string term) {
        ASSERT_TRUE(collect_events({empty_search(std::move(term))}, {address, keys_.offer_seals}, store_,
                                   random_, kNow)
                        .ok());
    }

    const security::testing::SiteKeys keys_{SigningKey{{}, std::string(32, 'k'), kNow, kNow}};
    const Visitor visitor_{"192.0.2.1", keys_.offer_seals};
};
HOIGUNG_ON_EACH_DATABASE(CollectTest);

TEST_P(CollectTest, KeepsNothingOfABatchWithABadEvent) {
    auto bad = impression(0);
    EXPECT_FALSE(collect_events({impression(1), bad}, visitor_, store_, random_, kNow).ok());
    bad = impression(1);
    bad.session_id = "a name with spaces";
    EXPECT_FALSE(collect_events({bad}, visitor_, store_, random_, kNow).ok());
    bad = impression(1);
    bad.job_id.reset();
    EXPECT_FALSE(collect_events({bad}, visitor_, store_, random_, kNow).ok());
    const std::vector<TrackingEvent> many(kMostEventsAtOnce + 1, impression(1));
    EXPECT_FALSE(collect_events(many, visitor_, store_, random_, kNow).ok());
    EXPECT_FALSE(collect_events({}, visitor_, store_, random_, kNow).ok());
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
    ASSERT_TRUE(
        collect_events({impression(1), impression(2)}, visitor_, store_, random_, kNow - 91 * 24h).ok());
    ASSERT_TRUE(collect_events({impression(3)}, visitor_, store_, random_, kNow).ok());
    EXPECT_EQ(sweep_events(store_, 90 * 24h, kNow), 2);
    EXPECT_EQ(sweep_events(store_, 90 * 24h, kNow), 0);
    EXPECT_EQ(rows_in("tracking_events"), 1);
}

TEST_P(CollectTest, TheOldestGoWhenThereAreTooMany) {
    for (int i = 1; i <= 5; ++i)
        ASSERT_TRUE(collect_events({impression(i)}, visitor_, store_, random_, kNow + i * 1s).ok());
    EXPECT_EQ(trim_events(store_, 3), 2);
    EXPECT_EQ(trim_events(store_, 3), 0);
    EXPECT_EQ(column("SELECT CAST(position AS TEXT) FROM tracking_events ORDER BY position"),
              (std::vector<std::string>{"3", "4", "5"}));
}

TEST_P(CollectTest, KeepsTheTextOfAnEmptySearchOnceThreeVisitorsTypedIt) {
    search_from("192.0.2.1", "Tea  Lady ");
    search_from("192.0.2.1", "tea lady");
    search_from("192.0.2.1", "tea lady");
    search_from("192.0.2.2", "ＴＥＡ　lady");
    search_from("192.0.2.2", "only two");
    search_from("192.0.2.3", "only two");
    EXPECT_EQ(store_.empty_searches(10), std::vector<EmptySearchCount>{});
    EXPECT_EQ(column("SELECT DISTINCT text FROM empty_searches"), std::vector<std::string>{""});
    search_from("192.0.2.3", "tea lady");
    EXPECT_EQ(store_.empty_searches(10), (std::vector<EmptySearchCount>{{"tea lady", 5, 3}}));
    EXPECT_EQ(rows_in("tracking_events"), 0);
}

TEST_P(CollectTest, AnEmptySearchHasATextWithoutTelephones) {
    EXPECT_FALSE(collect_events({empty_search("　 ")}, visitor_, store_, random_, kNow).ok());
    for (const auto* address : {"192.0.2.1", "192.0.2.2", "192.0.2.3"})
        search_from(address, "ring 61234567" + std::string(100, 'x'));
    ASSERT_EQ(store_.empty_searches(10).size(), 1U);
    EXPECT_EQ(store_.empty_searches(10).front().text, "ring ******67" + std::string(67, 'x'));
}

TEST_P(CollectTest, EmptySearchesGoWithTheirTime) {
    for (const auto* address : {"192.0.2.1", "192.0.2.2", "192.0.2.3"}) search_from(address, "tea lady");
    EXPECT_EQ(sweep_events(store_, 90 * 24h, kNow + 91 * 24h), 4);
    EXPECT_EQ(rows_in("empty_searches") + rows_in("empty_search_visitors"), 0);
}

}  // namespace
}  // namespace hoigung::domain
