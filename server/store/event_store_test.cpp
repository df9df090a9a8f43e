#include "store/event_store.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_events.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::ElementsAre;

class EventStoreTest : public WithEvents {};
HOIGUNG_ON_EACH_DATABASE(EventStoreTest);

TEST_P(EventStoreTest, KeepsWhatWasCollected) {
    auto shown = impression(3);
    shown.tracking_params = {"a", "b", "c"};
    store_.add(std::vector{shown, impression(4)}, random_, kNow);
    EXPECT_THAT(column("SELECT source FROM tracking_events ORDER BY position"),
                ElementsAre("search", "search"));
    EXPECT_THAT(column("SELECT tracking_params FROM tracking_events WHERE position = 3"),
                ElementsAre(R"({"adid":"a","bidid":"b","requestid":"c"})"));
}

}  // namespace
}  // namespace hoigung::store
