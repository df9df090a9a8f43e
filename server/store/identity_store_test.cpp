#include "store/identity_store.hpp"

#include <algorithm>
#include <future>

#include <gmock/gmock.h>

#include "base/testing/eventually.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace testing;

// More rows than one step reads or changes.
constexpr int kMany = 2300;

class IdentityStoreTest : public OnEachDatabase {
  protected:
    IdentityStoreTest() {
        database().transaction([](Connection& connection) {
            for (int i = 0; i < kMany; ++i) {
                const domain::Seeker seeker = sample_seeker(i);
                connection.execute(
                    "INSERT INTO seekers (id, telephone, created_at, is_suspended, delete_account_at, "
                    "delete_reason) VALUES (:id, :telephone, 0, FALSE, NULL, '')",
                    seeker.id, "+852" + std::to_string(60'000'000 + i));
                connection.execute(
                    "INSERT INTO sessions (id, seeker_id, is_revoked, generation, first_uses, ends_at, "
                    "changed) "
                    "VALUES (:id, :id, :is_revoked, 0, '[]', 9, 0)",
                    seeker.id, i % 10 == 0);
            }
        });
    }

    SqlIdentityStore store_{database()};
};
HOIGUNG_ON_EACH_DATABASE(IdentityStoreTest);

TEST_P(IdentityStoreTest, EndsEverySessionHoweverManyThereAre) {
    RecordProperty("rows", "15.05");
    EXPECT_EQ(store_.revoke_every_session(), kMany - kMany / 10);
    EXPECT_EQ(store_.revoke_every_session(), 0);
    database().read([](Connection& connection) {
        EXPECT_EQ(connection.select<int>("SELECT COUNT(*) FROM sessions WHERE NOT is_revoked").first(), 0);
        EXPECT_EQ(connection.select<int>("SELECT COUNT(*) FROM sessions WHERE changed > 0").first(),
                  kMany - kMany / 10);
    });
}

TEST_P(IdentityStoreTest, VisitsEverySeekerOnceTheOldestFirst) {
    RecordProperty("rows", "15.05");
    std::vector<domain::SeekerId> seen;
    store_.each_seeker([&](const domain::Seeker& seeker, const std::string&) { seen.push_back(seeker.id); });
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(kMany));
    EXPECT_TRUE(std::ranges::is_sorted(seen));
}

TEST_P(IdentityStoreTest, SweepsWhatHasEndedInSteps) {
    RecordProperty("rows", "15.05");
    store_.sweep(base::Timestamp{std::chrono::milliseconds{9}}, {});
    EXPECT_EQ(rows_in("sessions"), 0);
    EXPECT_EQ(rows_in("seekers"), kMany);
}

class PostgresqlIdentityStoreTest : public IdentityStoreTest {};
HOIGUNG_ON_DATABASES(PostgresqlIdentityStoreTest, DatabaseKind::postgresql);

TEST_P(PostgresqlIdentityStoreTest, SweepsNothingThatIsTouchedMeanwhile) {
    database().transaction([](Connection& connection) {
        connection.execute(
            "INSERT INTO login_desks (telephone, touched_at, document) VALUES ('+85261234567', 1, '{}')");
    });
    const auto is_waiting = [&] {
        return database().read([](Connection& connection) {
            return connection
                       .select<std::int64_t>(
                           "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = "
                           "'Lock' AND datname = current_database()")
                       .first()
                       .value() > 0;
        });
    };
    std::future<void> sweeping;
    database().transaction([&](Connection& connection) {
        connection.execute("UPDATE login_desks SET touched_at = 100");
        sweeping = std::async(std::launch::async,
                              [&] { store_.sweep({}, base::Timestamp{std::chrono::milliseconds{10}}); });
        EXPECT_TRUE(base::testing::eventually(is_waiting));
    });
    sweeping.get();
    EXPECT_EQ(rows_in("login_desks"), 1);
}

}  // namespace
}  // namespace hoigung::store
