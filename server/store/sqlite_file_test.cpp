#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/database.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

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
