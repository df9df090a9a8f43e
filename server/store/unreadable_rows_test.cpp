#include "store/unreadable_rows.hpp"

#include <map>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "domain/applications/withdraw_application.hpp"
#include "store/profile_store.hpp"
#include "store/testing/with_alerts.hpp"
#include "store/testing/with_applications.hpp"
#include "store/testing/with_webhooks.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::SizeIs;

void write_column(Database& database, std::string_view table, std::string_view column, std::string_view value,
                  std::string_view condition) {
    database.transaction([&](Connection& connection) {
        connection.execute(fmt::format("UPDATE {} SET {} = :value WHERE {}", table, column, condition),
                           value);
    });
}

TEST(UnreadableRowsTest, CountsEachRowOnceUntilItIsReadAgain) {
    RecordProperty("rows", "15.02");
    UnreadableRows rows;
    std::map<std::string, std::size_t> told;
    const auto fail = [] { throw UnreadableRow("a value of tomorrow"); };
    EXPECT_FALSE(rows.try_read("jobs", "1", fail));
    rows.tell([&](const std::string& table, std::size_t count) { told[table] = count; });
    EXPECT_FALSE(rows.try_read("jobs", "1", fail));
    EXPECT_FALSE(rows.try_read("jobs", "2", fail));
    EXPECT_FALSE(rows.try_read("bids", "1", fail));
    EXPECT_THAT(told, ElementsAre(Pair("bids", 1), Pair("jobs", 2)));
    EXPECT_TRUE(rows.try_read("jobs", "1", [] {}));
    EXPECT_TRUE(rows.try_read("jobs", "3", [] {}));
    EXPECT_THAT(told, ElementsAre(Pair("bids", 1), Pair("jobs", 1)));
    EXPECT_FALSE(rows.empty());
    EXPECT_TRUE(rows.try_read("jobs", "2", [] {}));
    EXPECT_TRUE(rows.try_read("bids", "1", [] {}));
    EXPECT_TRUE(rows.empty());
}

class UnreadableApplicationsTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(UnreadableApplicationsTest);

TEST_P(UnreadableApplicationsTest, AreLeftOutAndHideNoOther) {
    RecordProperty("rows", "15.02");
    const auto first = apply(1, 1).value();
    const auto second = apply(1, 2).value();
    write_column(database(), "applications", "status", "Promoted", fmt::format("id = '{}'", first.text()));
    const auto listed = store_.applications_of(sample_seeker(1).id, {}, {0, 10}).applications;
    ASSERT_THAT(listed, SizeIs(1));
    EXPECT_EQ(listed[0].id, second);
    EXPECT_EQ(store_.application(first), std::nullopt);
    EXPECT_EQ(apply(1, 1).error(), Refusal::AlreadyApplied);
    write_column(database(), "applications", "status", "Applied", fmt::format("id = '{}'", first.text()));
    EXPECT_TRUE(store_.application(first).has_value());
    EXPECT_TRUE(database().unreadable_rows().empty());
}

TEST_P(UnreadableApplicationsTest, EventsOfANewerVersionStopNoFollower) {
    RecordProperty("rows", "15.02");
    const auto first = apply(1, 1).value();
    ASSERT_TRUE(apply(2, 1).ok());
    const auto last = apply(1, 2).value();
    write_column(database(), "application_changes", "event", "Promoted", "number < 3");
    const auto changes = store_.changes_after(0, 1);
    ASSERT_THAT(changes, SizeIs(1));
    EXPECT_EQ(changes[0].application, last);
    EXPECT_THAT(store_.application(first)->history, IsEmpty());
}

TEST_P(UnreadableApplicationsTest, OnlyTheOwnerOfAProfileThatCannotBeReadHasToWait) {
    RecordProperty("rows", "15.02");
    SqlProfileStore profiles(database());
    write_column(database(), "profiles", "document", "[]",
                 fmt::format("seeker_id = '{}'", sample_seeker(1).id.text()));
    EXPECT_THROW(static_cast<void>(profiles.profile(sample_seeker(1).id)), base::Outage);
    EXPECT_EQ(profiles.profile(sample_seeker(2).id), sample_profile(2));
    std::vector<std::string> names;
    identity_.each_seeker([&](const Seeker&, const std::string& name) { names.push_back(name); });
    EXPECT_THAT(names, ElementsAre("", sample_profile(2).name));
}

class UnreadableAlertsTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(UnreadableAlertsTest);

TEST_P(UnreadableAlertsTest, AreLeftOutAndTheOthersAreTold) {
    RecordProperty("rows", "15.02");
    put(alert(1, 1));
    put(alert(2, 2));
    write_column(database(), "job_alerts", "document", "[]", fmt::format("id = '{}'", alert(1, 1).id.text()));
    EXPECT_THAT(alerts_.alerts_of(seeker(1)), IsEmpty());
    put_job(JobState::published);
    act();
    EXPECT_EQ(told(1).total, 0);
    EXPECT_EQ(told(2).total, 1);
    write_column(database(), "notifications", "type", "InterviewProposed", "TRUE");
    EXPECT_THAT(told(2).notifications, IsEmpty());
}

class UnreadableWebhooksTest : public WithWebhooks {};
HOIGUNG_ON_EACH_DATABASE(UnreadableWebhooksTest);

TEST_P(UnreadableWebhooksTest, ArePassedOver) {
    RecordProperty("rows", "15.02");
    const auto application = apply(1);
    ASSERT_TRUE(
        withdraw_application(sample_seeker(1).id, application.text(), applications_, clock_.now()).ok());
    queue();
    const auto waiting = store_.waiting(key(1).id, 10);
    ASSERT_THAT(waiting, SizeIs(2));
    write_column(database(), "webhook_events", "document", "{}",
                 fmt::format("number = {}", waiting[0].event.number));
    const auto readable = store_.waiting(key(1).id, 1);
    ASSERT_THAT(readable, SizeIs(1));
    EXPECT_EQ(readable[0].event, waiting[1].event);
    const auto listeners = store_.listeners().size();
    write_column(database(), "partner_keys", "role", "auditor", fmt::format("id = '{}'", key(1).id.text()));
    EXPECT_THAT(store_.listeners(), SizeIs(listeners - 1));
}

}  // namespace
}  // namespace hoigung::store
