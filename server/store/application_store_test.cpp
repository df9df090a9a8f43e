#include "store/application_store.hpp"

#include <gmock/gmock.h>

#include "domain/identity/purge_accounts.hpp"
#include "domain/testing/remembered_erasures.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using std::chrono::days;
using ::testing::ElementsAre;
using enum ApplicationStatus;

class ApplicationStoreTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(ApplicationStoreTest);

TEST_P(ApplicationStoreTest, TheLogOfChangesTellsEverythingOnceInOrder) {
    const auto first = apply(1, 1).value();
    const auto second = apply(2, 1).value();
    ASSERT_TRUE(set(first, reviewed).ok());
    move_job(1, JobState::closed);
    ASSERT_TRUE(withdraw(1, first.text()).ok());
    std::vector<std::pair<ApplicationId, ApplicationStatus>> told;
    std::int64_t number = 0;
    for (bool more = true; more;) {
        const auto changes = store_.changes_after(number, 2);
        for (const auto& change : changes) {
            EXPECT_GT(change.number, number);
            EXPECT_EQ(change.job, sample_job(1).id);
            number = change.number;
            told.emplace_back(change.application, change.event.status);
        }
        more = !changes.empty();
    }
    EXPECT_EQ(number, store_.last_change());
    EXPECT_THAT(told, ElementsAre(std::pair(first, applied), std::pair(second, applied),
                                  std::pair(first, reviewed), std::pair(first, job_closed),
                                  std::pair(second, job_closed), std::pair(first, withdrawn)));
}

TEST_P(ApplicationStoreTest, EmployersSeeNothingOfAnAccountThatIsBeingDeletedUntilItIsRestored) {
    const auto id = apply(1, 1).value();
    change_seeker(1, [](Seeker& seeker) { seeker.delete_account_at = sample_time(); });
    EXPECT_FALSE(store_.application(id));
    EXPECT_EQ(store_.applications_of(sample_job(1).id, std::nullopt, {0, 30}).total, 0U);
    EXPECT_EQ(set(id, reviewed).error(), Refusal::NoSuchApplication);
    change_seeker(1, [](Seeker& seeker) { seeker.delete_account_at.reset(); });
    EXPECT_TRUE(store_.application(id));
    EXPECT_TRUE(set(id, reviewed).ok());
}

TEST_P(ApplicationStoreTest, NothingIsLeftOfARemovedAccount) {
    ASSERT_TRUE(apply(1, 1, "k").ok());
    const auto kept = apply(2, 1).value();
    change_seeker(1, [](Seeker& seeker) { seeker.delete_account_at = sample_time(); });
    clock_.advance(days{91});
    domain::testing::RememberedErasures erasures;
    EXPECT_EQ(purge_accounts(identity_, erasures, {}, {}, clock_.now()), 1);
    EXPECT_EQ(store_.applications_of(sample_job(1).id, std::nullopt, {0, 30}).total, 1U);
    const auto changes = store_.changes_after(0, 10);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front().application, kept);
    database().read([](Connection& connection) {
        for (const std::string table : {"profiles", "application_keys"}) {
            EXPECT_EQ(connection
                          .select<int>("SELECT count(*) FROM " + table + " WHERE seeker_id = :id",
                                       sample_seeker(1).id)
                          .first(),
                      0);
        }
    });
}

}  // namespace
}  // namespace hoigung::store
