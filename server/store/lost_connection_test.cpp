#include <thread>

#include <gmock/gmock.h>

#include "store/database.hpp"
#include "store/testing/postgres_cluster.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using ::testing::ElementsAre;
using testing::PostgresCluster;

class LostConnectionTest : public ::testing::Test {
  protected:
    void SetUp() override {
        database_->transaction([](Connection& connection) {
            connection.execute_once("CREATE TABLE notes (id BIGINT NOT NULL PRIMARY KEY)");
        });
    }
    static void add(Connection& connection, int id) {
        connection.execute("INSERT INTO notes (id) VALUES (:id)", id);
    }
    [[nodiscard]] std::vector<int> notes() {
        return database_->read([](Connection& connection) {
            return connection.select<int>("SELECT id FROM notes ORDER BY id").all();
        });
    }
    // Retries, as a client that got 503 does.
    [[nodiscard]] std::vector<int> notes_as_soon_as_possible() {
        const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds{30};
        while (true) {
            try {
                return notes();
            } catch (const Unavailable&) {
                if (std::chrono::steady_clock::now() > deadline) throw;
                std::this_thread::sleep_for(std::chrono::milliseconds{20});
            }
        }
    }

    testing::TestDatabase database_{testing::DatabaseKind::postgresql};
};

TEST_F(LostConnectionTest, IsNotNoticedWhenItLayIdle) {
    database_->transaction([](Connection& connection) { add(connection, 1); });
    PostgresCluster::shared().terminate_connections(database_.name());
    database_->transaction([](Connection& connection) { add(connection, 2); });
    EXPECT_THAT(notes(), ElementsAre(1, 2));
}

TEST_F(LostConnectionTest, ASessionThatHasForgottenItsStatementsIsReplaced) {
    database_->transaction([](Connection& connection) { add(connection, 1); });
    EXPECT_THAT(notes(), ElementsAre(1));
    // As after a pooler has given the connection to another session of the server.
    database_->read([](Connection& connection) { connection.execute_once("DEALLOCATE ALL"); });
    EXPECT_THROW(static_cast<void>(notes()), Unavailable);
    EXPECT_THAT(notes(), ElementsAre(1));
}

TEST_F(LostConnectionTest, InTheMiddleOfATransactionMakesItUnavailableAndUndone) {
    EXPECT_THROW(database_->transaction([this](Connection& connection) {
        add(connection, 1);
        PostgresCluster::shared().terminate_connections(database_.name());
        add(connection, 2);
    }),
                 Unavailable);
    database_->transaction([](Connection& connection) { add(connection, 3); });
    EXPECT_THAT(notes(), ElementsAre(3));
}

TEST_F(LostConnectionTest, AtTheCommitMakesItUnavailableAndUndone) {
    EXPECT_THROW(database_->transaction([this](Connection& connection) {
        add(connection, 1);
        PostgresCluster::shared().terminate_connections(database_.name());
    }),
                 Unavailable);
    EXPECT_THAT(notes(), ElementsAre());
}

TEST_F(LostConnectionTest, InTheMiddleOfAReadMakesItUnavailable) {
    EXPECT_THROW(database_->read([this](Connection& connection) {
        static_cast<void>(connection.select<int>("SELECT id FROM notes").all());
        PostgresCluster::shared().terminate_connections(database_.name());
        return connection.select<int>("SELECT id FROM notes").all();
    }),
                 Unavailable);
    EXPECT_THAT(notes(), ElementsAre());
}

TEST_F(LostConnectionTest, ToAServerThatStopsIsMadeAgainWhenItStarts) {
    database_->transaction([](Connection& connection) { add(connection, 1); });
    EXPECT_THROW(database_->transaction([](Connection& connection) {
        add(connection, 2);
        PostgresCluster::shared().stop();
        add(connection, 3);
    }),
                 Unavailable);
    for (int i = 0; i < 3; ++i) EXPECT_THROW(static_cast<void>(notes()), Unavailable);
    EXPECT_THROW(Database{database_.settings()}, Unavailable);

    PostgresCluster::shared().start();
    EXPECT_THAT(notes_as_soon_as_possible(), ElementsAre(1));
    database_->transaction([](Connection& connection) { add(connection, 4); });
    EXPECT_THAT(notes(), ElementsAre(1, 4));
}

}  // namespace
}  // namespace hoigung::store
