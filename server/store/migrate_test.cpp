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

TEST_P(MigrateTest, StartsOnADatabaseToWhichANewerProgramHasOnlyAdded) {
    const EmbeddedFile addition{"any/folder/0002_books.additive.sql", kSecond.text};
    const EmbeddedFile change{"any/folder/0003_shelves_moved.sql", "DROP TABLE shelves;\n"};
    EXPECT_THAT(migrate(*database_, std::array{kFirst, addition}),
                ElementsAre("0001_shelves", "0002_books.additive"));
    EXPECT_THAT(migrate(*database_, std::array{kFirst}), IsEmpty());
    // A copy made by a program that does not know the addition would lack it.
    EXPECT_THAT([&] { require_current_schema(*database_, std::array{kFirst}); },
                ThrowsMessage<SchemaRefused>(HasSubstr("0002_books.additive")));
    static_cast<void>(migrate(*database_, std::array{kFirst, addition, change}));
    EXPECT_THAT([&] { migrate(*database_, std::array{kFirst}); },
                ThrowsMessage<SchemaRefused>(HasSubstr("0003_shelves_moved")));
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

TEST_P(MigrateTest, CountsHowApplicationsOfOldWereAnswered) {
    std::vector<EmbeddedFile> before(migrations().begin(), migrations().end());
    std::erase_if(before, [](const EmbeddedFile& file) {
        return file.path.substr(file.path.find_last_of('/') + 1) >= "0017";
    });
    static_cast<void>(migrate(*database_, before));
    database_->transaction([](Connection& connection) {
        connection.execute(
            "INSERT INTO companies (id, is_suspended, updated_at, document) "
            "VALUES ('c', FALSE, 0, '{}')");
        connection.execute(
            "INSERT INTO jobs (id, company_id, state, published_at, updated_at, expires_at, "
            "closes_at, document) VALUES ('j', 'c', 'published', 0, 0, 0, 0, '{}')");
        // 1970-01-02 00:00 in Hong Kong is 57,600,000.
        const auto add = [&](std::string_view id, std::string_view status, std::int64_t answered_at) {
            connection.execute(
                "INSERT INTO seekers (id, telephone, created_at, is_suspended, delete_reason) "
                "VALUES (:id, :id, 0, FALSE, '')",
                id);
            connection.execute(
                "INSERT INTO applications (id, seeker_id, job_id, status, applied_at, document) "
                "VALUES (:id, :id, 'j', :status, 57600000, '{}')",
                id, status);
            if (answered_at == 0) return;
            connection.execute(
                "INSERT INTO application_changes (number, application_id, event, at) "
                "VALUES (:at, :id, :status, :at)",
                answered_at, id, status);
        };
        add("waits", "Reviewed", 0);
        add("gone", "Withdrawn", 0);
        add("soon", "Contacted", 57'600'000 + 3'600'001);
        add("late", "Rejected", 57'600'000 + 604'800'001);
    });
    static_cast<void>(migrate(*database_));
    database_->read([](Connection& connection) {
        using Row = std::tuple<std::string, std::int64_t, std::int64_t, std::int64_t, std::int64_t>;
        const auto days = connection
                              .select<std::string, std::int64_t, std::int64_t, std::int64_t, std::int64_t>(
                                  "SELECT company_id, day, waiting, in_time, late FROM reply_days")
                              .all();
        EXPECT_THAT(days, ElementsAre(Row{"c", 1, 1, 1, 1}));
        const auto hours =
            connection.select<std::int64_t>("SELECT hours FROM reply_hours ORDER BY hours").all();
        EXPECT_THAT(hours, ElementsAre(2, 169));
    });
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
