#include "store/copy_database.hpp"

#include <fmt/format.h>

#include "store/catalogue_store.hpp"
#include "store/migrate.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

class CopyDatabaseTest : public testing::OnEachDatabase {
  protected:
    Database empty_{{.url = DatabaseUrl::parse("sqlite::memory:").value()}};
    void SetUp() override { migrate(empty_); }

    static void fill(Database& database) {
        database.transaction([](Connection& connection) {
            connection.execute(
                "INSERT INTO seekers (id, telephone, created_at, is_suspended, delete_account_at, "
                "delete_reason) "
                "VALUES ('65f0c0ffee0123456789abcd', '+85261234567', 17, :suspended, :leaves, '找到工作')",
                true, std::optional<std::int64_t>{});
            connection.execute(
                "INSERT INTO devices (id, seeker_id, mark, agent, name, token, seen_at) "
                "VALUES ('65f0c0ffee0123456789abce', '65f0c0ffee0123456789abcd', 'm', 'a', 'b', '', 5)");
            connection.execute(
                "INSERT INTO pictures (name, content_type, bytes) VALUES ('p', 'image/png', :b)",
                Bytes{std::string("\0\x01\xff'", 4)});
            connection.execute("UPDATE counters SET value = 7 WHERE name = 'outbox'");
        });
    }

    static void expect_filled(Database& database) {
        database.read([](Connection& connection) {
            const auto seeker = connection
                                    .select<bool, std::optional<std::int64_t>, std::string>(
                                        "SELECT is_suspended, delete_account_at, delete_reason FROM seekers")
                                    .first();
            EXPECT_EQ(seeker, std::make_tuple(true, std::optional<std::int64_t>{}, std::string("找到工作")));
            EXPECT_EQ(connection.select<Bytes>("SELECT bytes FROM pictures").first(),
                      Bytes{std::string("\0\x01\xff'", 4)});
            EXPECT_EQ(connection.select<int>("SELECT value FROM counters WHERE name = 'outbox'").first(), 7);
            EXPECT_EQ(connection.select<int>("SELECT COUNT(*) FROM devices").first(), 1);
        });
    }
};
HOIGUNG_ON_EACH_DATABASE(CopyDatabaseTest);

TEST_P(CopyDatabaseTest, TakesEverythingThereAndBack) {
    fill(database());
    const auto tables = copy_database(database(), empty_);
    EXPECT_EQ(std::ranges::find(tables, "seekers", &CopiedTable::name)->rows, 1);
    expect_filled(empty_);
}

TEST_P(CopyDatabaseTest, CopiesATableOfAnySizeHoweverShortTheLimitsOfRequestsAre) {
    RecordProperty("rows", "15.05");
    // Rows of many sizes, and several pages of them; a key of two columns among them.
    constexpr int kRows = 1500;
    database().transaction([](Connection& connection) {
        for (int i = 0; i < kRows; ++i) {
            connection.execute(
                "INSERT INTO pictures (name, content_type, bytes) VALUES (:name, 'image/png', :b)",
                fmt::format("{:06}", i * 7919 % kRows),
                Bytes{std::string(i % 100 == 0 ? 400'000 : 10, static_cast<char>('a' + i % 26))});
            connection.execute(
                "INSERT INTO ad_spending (bid_id, day, spent_cents) VALUES (:bid, :day, :cents)",
                fmt::format("{}", i % 13), fmt::format("{}", i), i);
        }
    });
    DatabaseSettings hasty = test_database().settings();
    hasty.limits.statement = std::chrono::milliseconds{25};
    hasty.limits.idle_in_transaction = std::chrono::milliseconds{1};
    std::optional<Database> other;
    if (GetParam() != testing::DatabaseKind::sqlite_memory) other.emplace(hasty);
    const auto tables = copy_database(other ? *other : database(), empty_);
    for (const auto* name : {"pictures", "ad_spending"})
        EXPECT_EQ(std::ranges::find(tables, name, &CopiedTable::name)->rows, kRows) << name;
    const auto sum = [](Connection& connection) {
        return std::pair(
            connection.select<std::int64_t>("SELECT CAST(SUM(LENGTH(bytes)) AS BIGINT) FROM pictures")
                .first()
                .value(),
            connection.select<std::int64_t>("SELECT CAST(SUM(spent_cents) AS BIGINT) FROM ad_spending")
                .first()
                .value());
    };
    EXPECT_EQ(empty_.read(sum), database().read(sum));
}

TEST_P(CopyDatabaseTest, FillsAnEmptyDatabaseOfEitherKind) {
    fill(empty_);
    copy_database(empty_, database());
    expect_filled(database());
}

TEST_P(CopyDatabaseTest, LeavesOutZeroBytesOfOlderDatabasesAndTellsWhere) {
    empty_.transaction([](Connection& connection) {
        connection.execute(
            "INSERT INTO error_reports (id, received_at, kind, message, stack, path, version, environment, "
            "agent) VALUES ('65f0c0ffee0123456789abcd', 1, 'thrown', 'a' || CAST(x'00' AS TEXT) || 'b', "
            "CAST(x'00' AS TEXT), '', '', '', '')");
    });
    for (const CopiedTable& table : restore_database(empty_, database()))
        EXPECT_EQ(table.mended_texts, table.name == "error_reports" ? 2 : 0) << table.name;
    database().read([](Connection& connection) {
        EXPECT_EQ(connection.select<std::string>("SELECT message FROM error_reports").first(), "ab");
    });
}

TEST_P(CopyDatabaseTest, ARestoreEndsSessionsAndSendsNoWebhookAgain) {
    fill(empty_);
    empty_.transaction([](Connection& connection) {
        connection.execute(
            "INSERT INTO sessions (id, seeker_id, is_revoked, generation, first_uses, ends_at, changed) "
            "VALUES ('65f0c0ffee0123456789abcf', '65f0c0ffee0123456789abcd', :revoked, 0, '[]', 9, 0)",
            false);
        connection.execute("UPDATE counters SET value = 5 WHERE name IN ('application', 'identity')");
    });
    restore_database(empty_, database());
    database().read([](Connection& connection) {
        EXPECT_EQ((connection.select<bool, std::int64_t>("SELECT is_revoked, changed FROM sessions").first()),
                  std::make_tuple(true, std::int64_t{6}));
        EXPECT_EQ(connection.select<int>("SELECT value FROM counters WHERE name = 'webhook'").first(), 5);
    });
}

TEST_P(CopyDatabaseTest, ARestoreMailsNoNewsThatMayHaveBeenMailedSinceTheBackup) {
    fill(empty_);
    const base::ManualClock clock{testing::sample_time()};
    const domain::Job job = testing::sample_job(1);
    SqlCatalogueStore(empty_, clock).write([&](domain::CatalogueWriter& writer) {
        writer.put(testing::sample_company(1));
        writer.put(job);
    });
    empty_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO untold_news (id, seeker_id, type, job_id, happened_at, due_at) "
            "VALUES ('65f0c0ffee0123456789abd0', '65f0c0ffee0123456789abcd', 'JobClosed', :job, 1, 1)",
            job.id);
    });
    restore_database(empty_, database());
    EXPECT_EQ(rows_in("jobs"), 1);
    EXPECT_EQ(rows_in("untold_news"), 0);
}

TEST_P(CopyDatabaseTest, LeavesADatabaseAloneThatHoldsSomething) {
    fill(empty_);
    fill(database());
    EXPECT_THROW(copy_database(empty_, database()), DatabaseError);
    expect_filled(database());
}

}  // namespace
}  // namespace hoigung::store
