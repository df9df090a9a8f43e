#include "store/migrate.hpp"

#include <array>
#include <future>

#include <gmock/gmock.h>

#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using base::EmbeddedFile;
using testing::DatabaseKind;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::ThrowsMessage;

constexpr EmbeddedFile kFirst{"any/folder/0001_shelves.sql",
                              "-- A comment; with a semicolon.\n"
                              "CREATE TABLE shelves (\n    id TEXT NOT NULL PRIMARY KEY,\n"
                              "    content {{BYTES}}\n);\n"
                              "INSERT INTO shelves (id) VALUES ('one');\n"};
constexpr EmbeddedFile kSecond{"any/folder/0002_books.sql", "CREATE TABLE books (id TEXT NOT NULL);\n"};
constexpr EmbeddedFile kBroken{"any/folder/0002_broken.sql",
                               "INSERT INTO shelves (id) VALUES ('two');\nCREATE TABLE shelves (id TEXT);\n"};

class MigrateTest : public ::testing::TestWithParam<DatabaseKind> {
  protected:
    [[nodiscard]] std::vector<std::string> shelves() {
        return database_->read([](Connection& connection) {
            return connection.select<std::string>("SELECT id FROM shelves ORDER BY id").all();
        });
    }

    testing::TestDatabase database_{GetParam(), testing::TestDatabase::Schema::none};
};
HOIGUNG_ON_EACH_DATABASE(MigrateTest);

TEST_P(MigrateTest, MakesTheWholeSchemaAndThenNothingMore) {
    EXPECT_THAT(migrate(*database_), SizeIs(migrations().size()));
    EXPECT_THAT(migrate(*database_), IsEmpty());
    const auto recorded = database_->read([](Connection& connection) {
        return connection.select<std::string>("SELECT name FROM migrations ORDER BY number").all();
    });
    EXPECT_THAT(recorded, SizeIs(migrations().size()));
    EXPECT_EQ(recorded.front(), "0001_catalogue");
}

TEST_P(MigrateTest, AppliesWhatIsMissingInOrder) {
    EXPECT_THAT(migrate(*database_, std::array{kFirst}), ElementsAre("0001_shelves"));
    EXPECT_THAT(migrate(*database_, std::array{kSecond, kFirst}), ElementsAre("0002_books"));
    EXPECT_THAT(shelves(), ElementsAre("one"));
}

TEST_P(MigrateTest, LeavesNothingOfAMigrationThatFails) {
    static_cast<void>(migrate(*database_, std::array{kFirst}));
    EXPECT_THROW(migrate(*database_, std::array{kFirst, kBroken}), DatabaseError);
    EXPECT_THAT(shelves(), ElementsAre("one"));
    EXPECT_THAT(migrate(*database_, std::array{kFirst, kSecond}), ElementsAre("0002_books"));
}

TEST_P(MigrateTest, RefusesADatabaseOfANewerProgram) {
    static_cast<void>(migrate(*database_, std::array{kFirst, kSecond}));
    EXPECT_THAT([&] { migrate(*database_, std::array{kFirst}); },
                ThrowsMessage<SchemaRefused>(HasSubstr("0002_books")));
}

TEST_P(MigrateTest, RefusesAMigrationThatWasEdited) {
    static_cast<void>(migrate(*database_, std::array{kFirst}));
    const std::string edited = std::string(kFirst.text) + "INSERT INTO shelves (id) VALUES ('late');\n";
    EXPECT_THAT(
        [&] {
            migrate(*database_, std::array{EmbeddedFile{kFirst.path, edited}, kSecond});
        },
        ThrowsMessage<SchemaRefused>(HasSubstr("0001_shelves was edited")));
    EXPECT_THAT(shelves(), ElementsAre("one"));
}

TEST_P(MigrateTest, RefusesFilesThatAreNotNumberedOnceEach) {
    EXPECT_THROW(migrate(*database_, std::array{kSecond, kBroken}), std::logic_error);
    EXPECT_THROW(migrate(*database_, std::array{EmbeddedFile{"x/readme.sql", ""}}), std::logic_error);
    EXPECT_THROW(migrate(*database_, std::array{EmbeddedFile{"x/0001_half.sql", "CREATE TABLE"}}),
                 std::logic_error);
}

class MigrateTogetherTest : public MigrateTest {};
HOIGUNG_ON_DATABASES(MigrateTogetherTest, DatabaseKind::sqlite_file, DatabaseKind::postgresql);

TEST_P(MigrateTogetherTest, IsDoneByOneOfSeveralProgramsThatStartAtOnce) {
    std::vector<std::future<std::size_t>> programs;
    for (int i = 0; i < 4; ++i) {
        programs.push_back(std::async(std::launch::async, [this] {
            Database own(database_.settings());
            return migrate(own).size();
        }));
    }
    std::size_t applied = 0;
    for (auto& program : programs) applied += program.get();
    EXPECT_EQ(applied, migrations().size());
}

}  // namespace
}  // namespace hoigung::store
