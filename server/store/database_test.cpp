#include "store/database.hpp"

#include <atomic>
#include <future>
#include <thread>

#include <gmock/gmock.h>
#include <rapidcheck.h>
#include <sys/stat.h>

#include "domain/catalogue/job.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// A table of every type, beside those of the schema.
class DatabaseTest : public testing::OnEachDatabase {
  protected:
    void SetUp() override {
        database().transaction([](Connection& connection) {
            const std::string bytes = connection.dialect() == Dialect::sqlite ? "BLOB" : "BYTEA";
            connection.execute_once(
                "CREATE TABLE things (id TEXT NOT NULL PRIMARY KEY, flag BOOLEAN, number BIGINT, "
                "size DOUBLE PRECISION, note TEXT, content " +
                bytes + ")");
            connection.execute_once(
                "CREATE TABLE parts (id TEXT NOT NULL PRIMARY KEY, "
                "thing_id TEXT NOT NULL REFERENCES things (id))");
        });
    }

    void add(std::string_view id, std::int64_t number = 0) {
        database().transaction([&](Connection& connection) { insert(connection, id, number); });
    }
    static void insert(Connection& connection, std::string_view id, std::int64_t number = 0) {
        connection.execute("INSERT INTO things (id, number) VALUES (:id, :number)", id, number);
    }
    std::vector<std::string> ids() {
        return database().read([](Connection& connection) {
            return connection.select<std::string>("SELECT id FROM things ORDER BY id").all();
        });
    }
};
using testing::DatabaseKind;
HOIGUNG_ON_EACH_DATABASE(DatabaseTest);

// What needs connections that do not share everything.
class ManyConnectionsTest : public DatabaseTest {};
HOIGUNG_ON_DATABASES(ManyConnectionsTest, DatabaseKind::sqlite_file, DatabaseKind::postgresql);

class PostgresqlTest : public DatabaseTest {};
HOIGUNG_ON_DATABASES(PostgresqlTest, DatabaseKind::postgresql);

TEST_P(DatabaseTest, GivesBackEveryTypeAsItWasGiven) {
    const auto round_trip = [&](bool flag, std::int64_t number, double size, const std::string& note,
                                const std::string& content) {
        return database().transaction([&](Connection& connection) {
            connection.execute("DELETE FROM things");
            connection.execute(
                "INSERT INTO things (id, flag, number, size, note, content) "
                "VALUES ('a', :flag, :number, :size, :note, :content)",
                flag, number, size, note, Bytes{content});
            return connection
                .select<bool, std::int64_t, double, std::string, Bytes>(
                    "SELECT flag, number, size, note, content FROM things")
                .first()
                .value();
        });
    };
    std::string all_bytes;
    for (int i = 0; i < 256; ++i) all_bytes += static_cast<char>(i);
    const std::string note = "落街\\' \"quoted\" :not_a_name\n";
    EXPECT_EQ(round_trip(true, std::numeric_limits<std::int64_t>::max(), 0.1, note, all_bytes),
              std::tuple(true, std::numeric_limits<std::int64_t>::max(), 0.1, note, Bytes{all_bytes}));
    EXPECT_EQ(round_trip(false, std::numeric_limits<std::int64_t>::min(), -1e300, "", ""),
              std::tuple(false, std::numeric_limits<std::int64_t>::min(), -1e300, "", Bytes{""}));

    EXPECT_TRUE(rc::check("any number, size and content", [&] {
        const auto number = *rc::gen::arbitrary<std::int64_t>();
        const auto size = *rc::gen::arbitrary<double>();
        const auto content = *rc::gen::arbitrary<std::string>();
        RC_ASSERT(round_trip(number % 2 == 0, number, size, "n", content) ==
                  std::tuple(number % 2 == 0, number, size, std::string("n"), Bytes{content}));
    }));
}

TEST_P(DatabaseTest, KeepsNullApartFromEmpty) {
    using Row = std::tuple<std::optional<bool>, std::optional<std::int64_t>, std::optional<std::string>,
                           std::optional<Bytes>>;
    const auto round_trip = [&](const Row& row) {
        return database().transaction([&](Connection& connection) {
            connection.execute("DELETE FROM things");
            connection.execute(
                "INSERT INTO things (id, flag, number, note, content) VALUES ('a', :f, :n, :t, :c)",
                std::get<0>(row), std::get<1>(row), std::get<2>(row), std::get<3>(row));
            return connection
                .select<std::optional<bool>, std::optional<std::int64_t>, std::optional<std::string>,
                        std::optional<Bytes>>("SELECT flag, number, note, content FROM things")
                .first();
        });
    };
    const Row empty{false, 0, "", Bytes{""}};
    EXPECT_EQ(round_trip({}), Row{});
    EXPECT_EQ(round_trip(empty), empty);
    EXPECT_EQ(round_trip({}), Row{});

    EXPECT_THROW(database().read([](Connection& connection) {
        return connection.select<std::string>("SELECT note FROM things").first();
    }),
                 DatabaseError);
}

TEST_P(DatabaseTest, WritesIdsEnumerationsTimesAndDatesInTheirUsualForm) {
    const auto id = domain::JobId::parse("65f0c0ffee0123456789abcd").value();
    const base::Timestamp time{std::chrono::milliseconds{1794706200123}};
    const base::Date date{std::chrono::year{2026}, std::chrono::November, std::chrono::day{15}};
    database().transaction([&](Connection& connection) {
        connection.execute("INSERT INTO things (id, number, note) VALUES (:id, :time, :state)", id, time,
                           domain::JobState::suspended);
        connection.execute("INSERT INTO things (id, note) VALUES ('date', :date)", date);
    });
    database().read([&](Connection& connection) {
        using Texts = std::tuple<std::string, std::int64_t, std::string>;
        EXPECT_EQ((connection
                       .select<std::string, std::int64_t, std::string>(
                           "SELECT id, number, note FROM things WHERE number > 0")
                       .first()),
                  Texts("65f0c0ffee0123456789abcd", 1794706200123, "suspended"));
        using Values = std::tuple<domain::JobId, base::Timestamp, domain::JobState>;
        EXPECT_EQ((connection
                       .select<domain::JobId, base::Timestamp, domain::JobState>(
                           "SELECT id, number, note FROM things WHERE id = :id", id)
                       .first()),
                  Values(id, time, domain::JobState::suspended));
        EXPECT_EQ(connection.select<base::Date>("SELECT note FROM things WHERE id = 'date'").first(), date);
        EXPECT_THROW(
            static_cast<void>(
                connection.select<domain::Employment>("SELECT note FROM things WHERE id = 'date'").first()),
            DatabaseError);
    });
}

TEST_P(DatabaseTest, TakesParametersByTheFirstAppearanceOfTheirNames) {
    for (int i = 0; i < 5; ++i) add(std::string(1, static_cast<char>('a' + i)), i);
    const auto found = database().read([](Connection& connection) {
        return connection
            .select<std::string>(
                "SELECT id FROM things WHERE (number = :low OR number = :high) "
                "AND number <> :high + 1 AND id <> ':low' ORDER BY id",
                1, 3)
            .all();
    });
    EXPECT_THAT(found, ElementsAre("b", "d"));
}

TEST_P(DatabaseTest, SaysHowManyRowsAStatementTouched) {
    for (const auto* id : {"a", "b", "c"}) add(id);
    database().transaction([](Connection& connection) {
        EXPECT_EQ(connection.execute("UPDATE things SET number = 9 WHERE id >= :id", "b"), 2);
        EXPECT_EQ(connection.execute("UPDATE things SET number = 9 WHERE id = :id", "z"), 0);
        EXPECT_EQ(connection.execute("DELETE FROM things"), 3);
    });
}

TEST_P(DatabaseTest, RefusesAStatementThatIsUsedWrongly) {
    database().read([](Connection& connection) {
        constexpr auto sql = "SELECT number FROM things WHERE id = :id";
        EXPECT_THROW(static_cast<void>(connection.select<std::int64_t>(sql)), std::logic_error);
        static_cast<void>(connection.select<std::int64_t>(sql, "a").first());
        EXPECT_THROW(static_cast<void>(connection.select<std::string>(sql, "a")), std::logic_error);
        EXPECT_THROW(static_cast<void>(connection.select<int>("SELECT nonsense FROM nowhere").first()),
                     DatabaseError);
        EXPECT_EQ(connection.select<std::int64_t>(sql, "a").first(), std::nullopt);
    });
}

TEST_P(DatabaseTest, CanBeLeftInTheMiddleOfTheRows) {
    for (const auto* id : {"a", "b", "c"}) add(id);
    const auto stop_at_second = [&] {
        database().read([](Connection& connection) {
            int seen = 0;
            connection.select<std::string>("SELECT id FROM things ORDER BY id").each([&](const std::string&) {
                if (++seen == 2) throw std::runtime_error("enough");
            });
        });
    };
    EXPECT_THROW(stop_at_second(), std::runtime_error);
    EXPECT_THROW(stop_at_second(), std::runtime_error);
    add("d");
    EXPECT_THAT(ids(), ElementsAre("a", "b", "c", "d"));
}

TEST_P(DatabaseTest, DoesNotLetAQueryRunWithinItself) {
    for (const auto* id : {"a", "b"}) add(id);
    const auto query = [](Connection& connection) {
        return connection.select<std::string>("SELECT id FROM things");
    };
    EXPECT_THROW(database().read([&](Connection& connection) {
        query(connection).each([&](const std::string&) { static_cast<void>(query(connection).all()); });
    }),
                 std::logic_error);
}

TEST_P(DatabaseTest, UndoesATransactionThatThrows) {
    add("before");
    EXPECT_THROW(database().transaction([](Connection& connection) {
        insert(connection, "within");
        throw std::runtime_error("changed my mind");
    }),
                 std::runtime_error);
    EXPECT_THAT(ids(), ElementsAre("before"));
    add("after");
    EXPECT_THAT(ids(), ElementsAre("after", "before"));
}

TEST_P(DatabaseTest, TellsAUniqueViolationFromOtherRefusals) {
    add("a");
    EXPECT_THROW(add("a"), UniqueViolation);
    // More than once, since the statement is kept.
    EXPECT_THROW(add("a"), UniqueViolation);
    try {
        database().transaction([](Connection& connection) {
            connection.execute("INSERT INTO parts (id, thing_id) VALUES ('p', :thing)", "secret-value");
        });
        FAIL() << "a part of no thing was taken";
    } catch (const UniqueViolation&) {
        FAIL() << "nothing is there twice";
    } catch (const DatabaseError& error) {
        EXPECT_THAT(error.what(), HasSubstr("INSERT INTO parts"));
        EXPECT_THAT(error.what(), Not(HasSubstr("secret-value")));
    }
    add("b");
    EXPECT_THAT(ids(), ElementsAre("a", "b"));
}

TEST_P(PostgresqlTest, DoesNotCallATransactionDoneThatTheServerRollsBack) {
    EXPECT_THROW(database().transaction([](Connection& connection) {
        insert(connection, "a");
        EXPECT_THROW(insert(connection, "a"), UniqueViolation);
    }),
                 DatabaseError);
    EXPECT_THAT(ids(), ElementsAre());
}

TEST_P(PostgresqlTest, LeavesNoFailedStatementsOnTheServer) {
    DatabaseSettings settings = test_database().settings();
    settings.connections = 1;
    Database narrow(settings);
    const auto prepared = [&] {
        return narrow.read([](Connection& connection) {
            return connection.select<int>("SELECT count(*) FROM pg_prepared_statements").first().value();
        });
    };
    const int before = prepared();
    add("a");
    for (int i = 0; i < 5; ++i)
        EXPECT_THROW(narrow.transaction([](Connection& connection) { insert(connection, "a"); }),
                     UniqueViolation);
    EXPECT_EQ(prepared(), before);
}

TEST_P(DatabaseTest, MayPrepareMoreStatementsThanAreKept) {
    for (const auto* id : {"a", "b", "c"}) add(id);
    std::vector<std::string> seen;
    database().read([&](Connection& connection) {
        connection.select<std::string>("SELECT id FROM things ORDER BY id").each([&](std::string id) {
            for (std::size_t i = 0; i < 300; ++i) {
                const auto sql =
                    "SELECT id FROM things WHERE number < " + std::to_string(1000 + seen.size() * 300 + i);
                EXPECT_EQ(connection.select<std::string>(sql).all().size(), 3U);
            }
            seen.push_back(std::move(id));
        });
    });
    EXPECT_THAT(seen, ElementsAre("a", "b", "c"));
}

TEST_P(PostgresqlTest, RefusesTextThatTheDriverWouldCut) {
    EXPECT_THROW(add(std::string("a\0b", 3)), DatabaseError);
    EXPECT_THAT(ids(), ElementsAre());
}

TEST_P(DatabaseTest, GivesManyThreadsOneTransactionEach) {
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

TEST_P(DatabaseTest, SaysSoWhenAllConnectionsAreTaken) {
    DatabaseSettings settings = test_database().settings();
    settings.connections = 1;
    settings.wait = std::chrono::milliseconds{30};
    Database narrow(settings);
    const auto answer = [](Connection& connection) { return connection.select<int>("SELECT 1").first(); };
    narrow.read([&](Connection&) { EXPECT_THROW(static_cast<void>(narrow.read(answer)), PoolExhausted); });
    EXPECT_EQ(narrow.read(answer), 1);
}

TEST_P(DatabaseTest, LendsConnectionsInTheOrderOfAsking) {
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
    settings.lock_wait = std::chrono::milliseconds{30};
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

TEST_P(DatabaseTest, RepeatsACollisionOnlyWhenThatIsSafe) {
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

TEST_P(PostgresqlTest, GetsOutOfADeadlock) {
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

TEST(SqliteFile, IsReadableByItsOwnerOnly) {
    testing::TestDatabase database(testing::DatabaseKind::sqlite_file);
    for (const auto* suffix : {"", "-wal", "-shm"}) {
        struct stat status {};
        ASSERT_EQ(stat((database.settings().url.path + suffix).c_str(), &status), 0) << suffix;
        EXPECT_EQ(status.st_mode & 0777, 0600U) << suffix;
    }
}

TEST(SqliteFile, IsMadeWithItsFolder) {
    testing::TestDatabase database(testing::DatabaseKind::sqlite_file);
    DatabaseSettings settings = database.settings();
    settings.url.path += ".d/var/new.db";
    Database(std::move(settings)).read([](Connection& connection) {
        EXPECT_EQ(connection.select<int>("SELECT 1").first(), 1);
    });
}

TEST(SqliteFile, IsUnavailableWhereItCannotBe) {
    DatabaseSettings settings;
    settings.url = DatabaseUrl::parse("sqlite:/dev/null/no/such.db").value();
    EXPECT_THROW(Database{settings}, Unavailable);
}

TEST(SqliteFile, WritesThroughToDiskAndKeepsForeignKeys) {
    testing::TestDatabase database(testing::DatabaseKind::sqlite_file);
    database->transaction([](Connection& connection) {
        EXPECT_EQ(connection.select<std::string>("PRAGMA journal_mode").first(), "wal");
        EXPECT_EQ(connection.select<int>("PRAGMA synchronous").first(), 2);
        EXPECT_EQ(connection.select<int>("PRAGMA foreign_keys").first(), 1);
    });
    database->read([](Connection& connection) {
        EXPECT_THROW(connection.execute("DELETE FROM changes"), Unavailable) << "readers do not write";
    });
}

}  // namespace
}  // namespace hoigung::store
