#include "store/database.hpp"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include "domain/catalogue/job.hpp"
#include "store/testing/with_things.hpp"

namespace hoigung::store {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

// Statements and transactions.
class DatabaseTest : public testing::WithThings {};
HOIGUNG_ON_EACH_DATABASE(DatabaseTest);

class PostgresqlTest : public DatabaseTest {};
HOIGUNG_ON_DATABASES(PostgresqlTest, testing::DatabaseKind::postgresql);

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
                 UnreadableRow);
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
            UnreadableRow);
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
    // Twice, because the prepared statement is reused.
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

TEST_P(DatabaseTest, RefusesTextThatNotEveryDatabaseCanHold) {
    EXPECT_THROW(add(std::string("a\0b", 3)), DatabaseError);
    EXPECT_THROW(add("a\xFF"), DatabaseError);
    EXPECT_THAT(ids(), ElementsAre());
}

}  // namespace
}  // namespace hoigung::store
