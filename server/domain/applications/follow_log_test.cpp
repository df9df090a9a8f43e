#include "domain/applications/follow_log.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class FollowLogTest : public WithApplications {
  protected:
    // Adds changes to the log beside those that operations write.
    void add_changes(ApplicationId application, int count) {
        database().transaction([&](store::Connection& connection) {
            for (int i = 0; i < count; ++i) {
                connection.execute("UPDATE counters SET value = value + 1 WHERE name = 'application'");
                connection.execute(
                    "INSERT INTO application_changes (number, application_id, event, at, person_id, reason, "
                    "told_by_contact) SELECT value, :application, 'Reviewed', 0, NULL, '', FALSE "
                    "FROM counters WHERE name = 'application'",
                    application);
            }
        });
    }
    void damage_change(std::int64_t number) {
        database().transaction([&](store::Connection& connection) {
            connection.execute("UPDATE application_changes SET event = 'damaged' WHERE number = :number",
                               number);
        });
    }
    // Follows the log and moves the cursor as a follower does. Returns the numbers of the changes.
    std::vector<std::int64_t> follow(LogFollower follower) {
        std::vector<std::int64_t> numbers;
        const int given = follow_log(store_, follower, [&](const LogBatch& batch) {
            store_.write([&](ApplicationWriter& writer) {
                EXPECT_TRUE(writer.advance(follower, batch.up_to));
                EXPECT_FALSE(writer.advance(follower, batch.up_to)) << "it is there already";
            });
            for (const ApplicationChange& change : batch.changes) numbers.push_back(change.number);
        });
        EXPECT_EQ(given, static_cast<int>(numbers.size()));
        return numbers;
    }
};
HOIGUNG_ON_EACH_DATABASE(FollowLogTest);

TEST_P(FollowLogTest, GivesEachFollowerEachChangeOnce) {
    const auto application = apply(1, 1).value();
    EXPECT_TRUE(is_behind(store_, LogFollower::seekers));
    EXPECT_THAT(follow(LogFollower::seekers), ElementsAre(1));
    EXPECT_FALSE(is_behind(store_, LogFollower::seekers));
    EXPECT_TRUE(is_behind(store_, LogFollower::partners)) << "each has its own cursor";
    add_changes(application, 1);
    EXPECT_THAT(follow(LogFollower::seekers), ElementsAre(2));
    EXPECT_THAT(follow(LogFollower::seekers), IsEmpty());
    EXPECT_THAT(follow(LogFollower::partners), ElementsAre(1, 2));
}

TEST_P(FollowLogTest, SaysWhichCompanyAChangeConcerns) {
    ASSERT_TRUE(apply(1, 2).ok());
    std::vector<CompanyId> companies;
    follow_log(store_, LogFollower::partners, [&](const LogBatch& batch) {
        for (const ApplicationChange& change : batch.changes) companies.push_back(change.company);
    });
    EXPECT_THAT(companies, ElementsAre(open_job(2).company_id));
}

TEST_P(FollowLogTest, LosesNoChangeBehindOneThatCannotBeRead) {
    RecordProperty("rows", "15.02");
    const auto application = apply(1, 1).value();
    // More than one batch.
    add_changes(application, 450);
    damage_change(3);
    const auto numbers = follow(LogFollower::employers);
    EXPECT_EQ(numbers.size(), 450U);
    EXPECT_EQ(numbers.back(), 451);
    EXPECT_FALSE(is_behind(store_, LogFollower::employers));
    EXPECT_FALSE(database().unreadable_rows().empty()) << "it is counted";
}

TEST_P(FollowLogTest, EndsWhenNobodyMovesTheCursor) {
    ASSERT_TRUE(apply(1, 1).ok());
    int batches = 0;
    follow_log(store_, LogFollower::seekers, [&](const LogBatch&) { ++batches; });
    EXPECT_EQ(batches, 1);
    EXPECT_TRUE(is_behind(store_, LogFollower::seekers));
}

}  // namespace
}  // namespace hoigung::domain
