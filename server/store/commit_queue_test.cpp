#include <future>
#include <thread>

#include <gmock/gmock.h>

#include "store/errors.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using testing::DatabaseKind;
using ::testing::ElementsAre;

class CommitQueueTest : public testing::OnEachDatabase {
  protected:
    using Work = std::function<void(Connection&)>;

    void SetUp() override {
        database().transaction([](Connection& connection) {
            connection.execute_once("CREATE TABLE things (id TEXT NOT NULL PRIMARY KEY)");
        });
    }

    static void add(Connection& connection, std::string_view id) {
        connection.execute("INSERT INTO things (id) VALUES (:id)", id);
    }

    // Queues the works in this order while another transaction is running.
    std::vector<std::future<void>> come_together(const std::vector<Work>& works) {
        std::vector<std::future<void>> results;
        database().transaction([&](Connection&) {
            for (const Work& work : works) {
                results.push_back(std::async(std::launch::async, [&] { database().transaction(work); }));
                while (database().waiting() < results.size()) std::this_thread::yield();
            }
        });
        for (const auto& result : results) result.wait();
        return results;
    }

    std::vector<std::string> ids() {
        return database().read([](Connection& connection) {
            return connection.select<std::string>("SELECT id FROM things ORDER BY id").all();
        });
    }
};
HOIGUNG_ON_DATABASES(CommitQueueTest, DatabaseKind::sqlite_memory, DatabaseKind::sqlite_file);

TEST_P(CommitQueueTest, WhatFailsIsUndoneAlone) {
    auto results = come_together({
        [](Connection& connection) { add(connection, "a"); },
        [](Connection& connection) {
            add(connection, "b");
            throw std::runtime_error("changed my mind");
        },
        [](Connection& connection) {
            add(connection, "c");
            add(connection, "a");
        },
        [](Connection& connection) { add(connection, "d"); },
    });
    EXPECT_NO_THROW(results[0].get());
    EXPECT_THROW(results[1].get(), std::runtime_error);
    EXPECT_THROW(results[2].get(), UniqueViolation);
    EXPECT_NO_THROW(results[3].get());
    EXPECT_THAT(ids(), ElementsAre("a", "d"));
}

// SQLite rolls back on its own after a full disk, for example.
TEST_P(CommitQueueTest, WhatEndsTheTransactionFailsForAll) {
    auto results = come_together({
        [](Connection& connection) { add(connection, "a"); },
        [](Connection& connection) {
            connection.execute_once("ROLLBACK");
            throw Unavailable("no room");
        },
        [](Connection& connection) { add(connection, "c"); },
    });
    for (auto& result : results) EXPECT_THROW(result.get(), Unavailable);
    EXPECT_THAT(ids(), ElementsAre());
    database().transaction([](Connection& connection) { add(connection, "later"); });
    EXPECT_THAT(ids(), ElementsAre("later"));
}

TEST_P(CommitQueueTest, TellsWhoseTurnDoesNotCome) {
    DatabaseSettings settings = test_database().settings();
    settings.wait = std::chrono::milliseconds{30};
    Database hasty(settings);
    bool has_run = false;
    hasty.transaction([&](Connection&) {
        auto late =
            std::async(std::launch::async, [&] { hasty.transaction([&](Connection&) { has_run = true; }); });
        EXPECT_THROW(late.get(), PoolExhausted);
    });
    hasty.transaction([](Connection&) {});
    EXPECT_FALSE(has_run);
}

class CommitQueueFileTest : public CommitQueueTest {};
HOIGUNG_ON_DATABASES(CommitQueueFileTest, DatabaseKind::sqlite_file);

TEST_P(CommitQueueFileTest, WhoCameTogetherIsWrittenTogether) {
    std::vector<std::string> seen_by_others{"not asked"};
    auto results = come_together({
        [](Connection& connection) { add(connection, "a"); },
        [&](Connection& connection) {
            EXPECT_EQ(connection.select<std::string>("SELECT id FROM things").first(), "a");
            seen_by_others = ids();
        },
    });
    for (auto& result : results) result.get();
    EXPECT_THAT(seen_by_others, ElementsAre());
    EXPECT_THAT(ids(), ElementsAre("a"));
}

}  // namespace
}  // namespace hoigung::store
