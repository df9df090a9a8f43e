#pragma once

#include <filesystem>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "store/database.hpp"

namespace hoigung::store::testing {

enum class DatabaseKind { sqlite_memory, sqlite_file, postgresql };
[[nodiscard]] std::string name_of(DatabaseKind kind);
// Names the database of a failing test.
void PrintTo(DatabaseKind kind, std::ostream* out);

// A database for one test, with the schema in place, dropped when the test is over.
//
//     class BidsTest : public OnEachDatabase {};
//     HOIGUNG_ON_EACH_DATABASE(BidsTest);
//     TEST_P(BidsTest, ...) { database()... }
class TestDatabase {
  public:
    enum class Schema { current, none };

    explicit TestDatabase(DatabaseKind kind, Schema schema = Schema::current);
    TestDatabase(const TestDatabase&) = delete;
    TestDatabase& operator=(const TestDatabase&) = delete;
    ~TestDatabase();

    [[nodiscard]] Database& operator*() { return *database_; }
    [[nodiscard]] Database* operator->() { return database_.get(); }
    // For opening the same database again, as a second process does. Not for a database in memory.
    [[nodiscard]] const DatabaseSettings& settings() const { return settings_; }
    // The name within the PostgreSQL cluster.
    [[nodiscard]] const std::string& name() const { return name_; }

  private:
    std::filesystem::path folder_;
    std::string name_;
    DatabaseSettings settings_;
    std::unique_ptr<Database> database_;
};

class OnEachDatabase : public ::testing::TestWithParam<DatabaseKind> {
  protected:
    [[nodiscard]] Database& database() { return *database_; }
    [[nodiscard]] TestDatabase& test_database() { return database_; }
    // The number of rows of a table, for state that no port exposes.
    [[nodiscard]] std::int64_t rows_in(std::string_view table);

  private:
    TestDatabase database_{GetParam()};
};

}  // namespace hoigung::store::testing

// HOIGUNG_ON_DATABASES(Suite, kind...) runs the suite on these kinds, HOIGUNG_ON_EACH_DATABASE(Suite) on all.
#define HOIGUNG_ON_DATABASES(Suite, ...)                                                              \
    INSTANTIATE_TEST_SUITE_P(Databases, Suite, ::testing::Values(__VA_ARGS__), [](const auto& test) { \
        return ::hoigung::store::testing::name_of(test.param);                                        \
    })
#define HOIGUNG_ON_EACH_DATABASE(Suite)                                                 \
    HOIGUNG_ON_DATABASES(Suite, ::hoigung::store::testing::DatabaseKind::sqlite_memory, \
                         ::hoigung::store::testing::DatabaseKind::sqlite_file,          \
                         ::hoigung::store::testing::DatabaseKind::postgresql)
