#include <atomic>
#include <future>
#include <thread>

#include <gmock/gmock.h>

#include "store/database.hpp"
#include "store/testing/with_things.hpp"

namespace hoigung::store {
namespace {

using testing::DatabaseKind;
using ::testing::ElementsAre;

// Several threads and programs that share one database.
class ConnectionsTest : public testing::WithThings {};
HOIGUNG_ON_EACH_DATABASE(ConnectionsTest);

// Tests that need separate connections, which a database in memory does not have.
class ManyConnectionsTest : public ConnectionsTest {};
HOIGUNG_ON_DATABASES(ManyConnectionsTest, DatabaseKind::sqlite_file, DatabaseKind::postgresql);

class PostgresqlConnectionsTest : public ConnectionsTest {};
HOIGUNG_ON_DATABASES(PostgresqlConnectionsTest, DatabaseKind::postgresql);

TEST_P(ConnectionsTest, GivesManyThreadsOneTransactionEach) {
    add("sum");
    constexpr int kThreads = 6;
    constexpr int kTimes = 25;
    std::vector<std::jthread> threads;
    for (int i = 0; i < kThreads; ++i) {
        threads.emplace_back([this] {
            for (int turn = 0; turn < kTimes; ++turn) {
                database().transaction([](Connection& connection) {
                    connection.execute("UPDATE things SET number = number + 1 WHERE id = 'sum'");
                });
            }
        });
    }
    threads.clear();
    EXPECT_EQ(database().read([](Connection& connection) {
        return connection.select<int>("SELECT number FROM things WHERE id = 'sum'").first();
    }),
              kThreads * kTimes);
}

TEST_P(ManyConnectionsTest, SeesOneStateWithinASnapshot) {
    add("a");
    database().snapshot([this](Connection& connection) {
        const auto count = [&] { return connection.select<int>("SELECT count(*) FROM things").first(); };
        EXPECT_EQ(count(), 1);
        add("b");
        EXPECT_EQ(count(), 1);
    });
    EXPECT_THAT(ids(), ElementsAre("a", "b"));
}

TEST_P(ConnectionsTest, SaysSoWhenAllConnectionsAreTaken) {
    DatabaseSettings settings = test_database().settings();
    settings.connections = 1;
    settings.wait = std::chrono::milliseconds{30};
    Database narrow(settings);
    const auto answer = [](Connection& connection) { return connection.select<int>("SELECT 1").first(); };
    narrow.read([&](Connection&) { EXPECT_THROW(static_cast<void>(narrow.read(answer)), PoolExhausted); });
    EXPECT_EQ(narrow.read(answer), 1);
}

TEST_P(ConnectionsTest, LendsConnectionsInTheOrderOfAsking) {
    DatabaseSettings settings = test_database().settings();
    settings.connections = 1;
    settings.wait = std::chrono::minutes{1};
    Database narrow(settings);
    std::vector<int> order;
    std::vector<std::jthread> threads;
    narrow.transaction([&](Connection&) {
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&, i] { narrow.transaction([&](Connection&) { order.push_back(i); }); });
            while (narrow.waiting() <= static_cast<std::size_t>(i)) std::this_thread::yield();
        }
    });
    threads.clear();
    EXPECT_THAT(order, ElementsAre(0, 1, 2, 3));
}

TEST_P(ManyConnectionsTest, ShowsWhatAnotherProgramCommitted) {
    Database other(test_database().settings());
    add("a");
    EXPECT_EQ(other.read([](Connection& connection) {
        return connection.select<std::string>("SELECT id FROM things").first();
    }),
              "a");
    other.transaction([](Connection& connection) { insert(connection, "b"); });
    EXPECT_THAT(ids(), ElementsAre("a", "b"));
}

TEST_P(ManyConnectionsTest, IsUnavailableWhileAnotherProgramHoldsALockForLong) {
    add("a");
    DatabaseSettings settings = test_database().settings();
    settings.limits.lock_wait = std::chrono::milliseconds{30};
    Database hasty(settings);
    const auto touch = [](Connection& connection) {
        connection.execute("UPDATE things SET number = number + 1 WHERE id = 'a'");
    };
    database().transaction([&](Connection& connection) {
        touch(connection);
        EXPECT_THROW(hasty.transaction(touch), Unavailable);
    });
    hasty.transaction(touch);
    EXPECT_EQ(hasty.read([](Connection& connection) {
        return connection.select<int>("SELECT number FROM things").first();
    }),
              2);
}

TEST_P(ConnectionsTest, RepeatsACollisionOnlyWhenThatIsSafe) {
    for (const auto& [repeat, attempts] : {std::pair(Repeat::safe, 3), std::pair(Repeat::never, 1)}) {
        int runs = 0;
        const auto collide_twice = [&](Connection& connection) {
            insert(connection, "left-over");
            if (++runs < 3) throw SerializationFailure("collided");
            connection.execute("DELETE FROM things");
        };
        if (repeat == Repeat::safe) {
            database().transaction(collide_twice, repeat);
        } else {
            EXPECT_THROW(database().transaction(collide_twice, repeat), SerializationFailure);
        }
        EXPECT_EQ(runs, attempts);
        EXPECT_THAT(ids(), ElementsAre());
    }
}

TEST_P(PostgresqlConnectionsTest, GetsOutOfADeadlock) {
    add("a");
    add("b");
    std::atomic<int> first_locks = 0;
    const auto lock_both = [&](const char* first, const char* second) {
        bool is_first_run = true;
        database().transaction(
            [&](Connection& connection) {
                const auto touch = [&](const char* id) {
                    connection.execute("UPDATE things SET number = number + 1 WHERE id = :id", id);
                };
                touch(first);
                if (is_first_run) ++first_locks;
                is_first_run = false;
                while (first_locks < 2) std::this_thread::yield();
                touch(second);
            },
            Repeat::safe);
    };
    auto other = std::async(std::launch::async, lock_both, "a", "b");
    lock_both("b", "a");
    other.get();
    EXPECT_THAT(database().read([](Connection& connection) {
        return connection.select<int>("SELECT number FROM things ORDER BY id").all();
    }),
                ElementsAre(2, 2));
}

}  // namespace
}  // namespace hoigung::store
