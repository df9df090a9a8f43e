#include "store/watermarks.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"
#include "store/catalogue_store.hpp"
#include "store/counters.hpp"
#include "store/identity_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

class WatermarksTest : public testing::OnEachDatabase {
  protected:
    base::ManualClock clock_{domain::testing::kNow};
    SqlCatalogueStore catalogue_{database(), clock_};
};
HOIGUNG_ON_EACH_DATABASE(WatermarksTest);

TEST_P(WatermarksTest, OfANewDatabaseTellOfNothing) {
    const Watermarks marks = read_watermarks(database());
    EXPECT_EQ(marks.catalogue, 0);
    EXPECT_EQ(marks.catalogue_token, catalogue_.changes_since(0).seen_token);
    EXPECT_EQ(marks.applications, marks.seekers_told);
    EXPECT_EQ(marks.applications, marks.partners_told);
    EXPECT_FALSE(marks.mail || marks.push || marks.sms || marks.decision || marks.scheduled_job ||
                 marks.job_to_close);
    EXPECT_FALSE(marks.seeker_message || marks.employer_message);
    EXPECT_FALSE(marks.has_job_state || marks.has_webhook_event || marks.has_webhook_test);
}

TEST_P(WatermarksTest, AreThoseThatEachStoreTellsReadByOneStatement) {
    auto open = domain::testing::job(1);
    catalogue_.write([&](domain::CatalogueWriter& writer) {
        writer.put(domain::testing::company(1));
        writer.put(open);
    });
    database().transaction([](Connection& connection) {
        static_cast<void>(advance_counter(connection, "contact", 3));
        static_cast<void>(advance_counter(connection, "identity"));
        static_cast<void>(advance_counter(connection, "application"));
        static_cast<void>(advance_counter(connection, "portal_access", 2));
    });
    const auto statements = database().statement_counts().all();
    const Watermarks marks = read_watermarks(database());
    EXPECT_EQ(database().statement_counts().all(), statements + 1);
    const auto changes = catalogue_.changes_since(marks.catalogue);
    EXPECT_GT(marks.catalogue, 0);
    EXPECT_EQ(marks.catalogue, changes.version);
    EXPECT_EQ(marks.catalogue_token, changes.seen_token);
    const auto identity = SqlIdentityStore(database()).version();
    EXPECT_EQ(marks.identity, identity.number);
    EXPECT_EQ(marks.history, identity.history);
    EXPECT_EQ(marks.candidacies, 3);
    EXPECT_EQ(marks.portal_access, 2);
    EXPECT_GT(marks.applications, marks.seekers_told);
    EXPECT_TRUE(marks.has_job_state);
    ASSERT_TRUE(marks.job_to_close);
    EXPECT_FALSE(is_due(marks.job_to_close, *marks.job_to_close - std::chrono::milliseconds{1}));
    EXPECT_TRUE(is_due(marks.job_to_close, *marks.job_to_close));
}

}  // namespace
}  // namespace hoigung::store
