#include "store/application_store.hpp"

#include <future>

#include <gmock/gmock.h>

#include "domain/applications/apply_job.hpp"
#include "domain/applications/change_application_status.hpp"
#include "domain/applications/get_applications.hpp"
#include "domain/applications/withdraw_application.hpp"
#include "domain/catalogue/change_job_state.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "domain/identity/purge_accounts.hpp"
#include "store/catalogue_store.hpp"
#include "store/identity_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/sample_seekers.hpp"
#include "store/testing/test_database.hpp"

// The operations on applications with the store they run on.
namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using namespace std::chrono_literals;
using std::chrono::days;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using enum ApplicationStatus;

class ApplicationsTest : public OnEachDatabase {
  protected:
    ApplicationsTest() {
        put(sample_company(1), sample_company(2));
        put(open_job(1), open_job(2));
        for (const int number : {1, 2}) {
            add_seeker(database(), sample_seeker(number));
            put_profile(database(), sample_seeker(number).id, sample_profile(number));
        }
    }

    // Never due while a test runs; seven addresses.
    static Job open_job(int number) {
        Job job = sample_job(number);
        job.expires_at = sample_time() + days{60};
        job.posting.end_date.reset();
        const Address address = job.posting.addresses.front();
        job.posting.addresses.clear();
        for (int i = 0; i < 7; ++i) {
            job.posting.addresses.push_back(address);
            job.posting.addresses.back().id = sample_id<AddressId>('A', number * 100 + i);
        }
        return job;
    }
    static std::vector<std::string> addresses(int job, int count = 1) {
        std::vector<std::string> ids;
        for (int i = 0; i < count; ++i) ids.push_back(sample_id<AddressId>('A', job * 100 + i).text());
        return ids;
    }
    template <class... Things>
    void put(const Things&... things) {
        catalogue_.write([&](CatalogueWriter& writer) { (writer.put(things), ...); });
    }
    template <class Change>
    void change_seeker(int number, Change change) {
        Seeker seeker = sample_seeker(number);
        change(seeker);
        identity_.write([&](IdentityWriter& writer) { writer.put(seeker); });
    }

    Outcome<ApplicationId> apply(int seeker, int job, std::string_view key = "") {
        return apply_to(seeker, sample_job(job).id.text(), addresses(job), key);
    }
    Outcome<ApplicationId> apply_to(int seeker, const std::string& job, std::vector<std::string> places,
                                    std::string_view key = "") {
        clock_.advance(1ms);
        return apply_job({sample_seeker(seeker).id, job, std::move(places), key}, store_, random_,
                         clock_.now());
    }
    Outcome<ApplicationId> withdraw(int seeker, const std::string& id) {
        return withdraw_application(sample_seeker(seeker).id, id, store_, clock_.now());
    }
    Outcome<Application> set(ApplicationId id, ApplicationStatus status) {
        return change_application_status(store_, id, status, clock_.now());
    }
    void move_job(int number, JobState state) {
        ASSERT_TRUE(change_job_state(catalogue_, sample_job(number).id, state, clock_.now()).ok());
    }
    [[nodiscard]] ApplicationStatus status_of(ApplicationId id) {
        return store_.application(id).value().status;
    }

    base::ManualClock clock_{sample_time()};
    base::SystemRandom random_;
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlIdentityStore identity_{database()};
    SqlApplicationStore store_{database()};
};
HOIGUNG_ON_EACH_DATABASE(ApplicationsTest);

TEST_P(ApplicationsTest, KeepsProfileAndLocationsAsTheyWere) {
    const auto id = apply_to(1, sample_job(1).id.text(), addresses(1, 5));
    ASSERT_TRUE(id.ok());
    put_profile(database(), sample_seeker(1).id, sample_profile(9));
    Job moved = open_job(1);
    moved.posting.addresses.resize(1);
    put(moved);

    const auto kept = store_.application(*id).value();
    EXPECT_EQ(kept.applicant, (Applicant{sample_seeker(1).telephone, sample_profile(1)}));
    EXPECT_EQ(kept.addresses.size(), 5U);
    EXPECT_EQ(kept.addresses[4], open_job(1).posting.addresses[4]);
    EXPECT_EQ(kept.applied_at, clock_.now());
    EXPECT_EQ(kept.status, applied);
    EXPECT_THAT(kept.history, ElementsAre(ApplicationEvent{clock_.now(), applied}));
}

// Each job is wrong in every later way too, so that the order shows.
TEST_P(ApplicationsTest, RefusesInTheOrderOfTheContract) {
    RecordProperty("rows", "8.03,8.04,8.05");
    Job job = open_job(3);
    job.company_id = sample_company(2).id;
    job.posting.addresses.clear();
    job.state = JobState::closed;
    put(job);
    Company company = sample_company(2);
    company.is_suspended = true;
    put(company);
    const std::string id = job.id.text();

    change_seeker(1, [](Seeker& seeker) { seeker.delete_account_at = sample_time(); });
    EXPECT_EQ(apply_to(1, "x", {}).error(), Refusal::AccountBeingDeleted);
    change_seeker(1, [](Seeker& seeker) { seeker.is_suspended = true; });
    EXPECT_EQ(apply_to(1, "x", {}).error(), Refusal::ApplicantNotUsable);
    change_seeker(1, [](Seeker&) {});
    put_profile(database(), sample_seeker(1).id, Profile{});
    EXPECT_EQ(apply_to(1, "x", {}).error(), Refusal::ApplicantNotUsable);
    put_profile(database(), sample_seeker(1).id, sample_profile(1));
    EXPECT_EQ(apply_to(1, "x", {}).error(), Refusal::JobNotFound);
    EXPECT_EQ(apply_to(1, sample_job(77).id.text(), {}).error(), Refusal::JobNotFound);
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::CompanySuspended);
    put(sample_company(2));
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::JobClosed);
    job.state = JobState::suspended;
    put(job);
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::JobSuspended);
    job.state = JobState::published;
    put(job);
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::JobHasNoAddress);
    job.posting.addresses = open_job(3).posting.addresses;
    put(job);
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::InvalidAddresses);
    EXPECT_TRUE(apply_to(1, id, addresses(3)).ok());
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::InvalidAddresses);
    EXPECT_EQ(apply_to(1, id, addresses(3)).error(), Refusal::AlreadyApplied);
    EXPECT_EQ(apply_job({sample_seeker(99).id, id, addresses(3), ""}, store_, random_, clock_.now()).error(),
              Refusal::PermissionDenied);
}

TEST_P(ApplicationsTest, TakesOneToFiveDifferentLocationsOfTheJob) {
    RecordProperty("rows", "5.18,8.07");
    const std::string job = sample_job(1).id.text();
    EXPECT_EQ(apply_to(1, job, addresses(1, 6)).error(), Refusal::InvalidAddresses);
    EXPECT_EQ(apply_to(1, job, addresses(2)).error(), Refusal::InvalidAddresses);
    EXPECT_EQ(apply_to(1, job, {"x"}).error(), Refusal::InvalidAddresses);
    auto doubled = addresses(1);
    doubled.push_back(doubled.front());
    EXPECT_EQ(apply_to(1, job, doubled).error(), Refusal::InvalidAddresses);
    EXPECT_TRUE(apply_to(1, job, addresses(1, 5)).ok());
}

TEST_P(ApplicationsTest, AJobWhoseTimeHasPassedIsClosedBeforeAnybodyClosesIt) {
    clock_.advance(days{60});
    EXPECT_EQ(apply(1, 1).error(), Refusal::JobClosed);
}

TEST_P(ApplicationsTest, AKeyAnswersTheFirstResultAgainForADay) {
    const auto first = apply(1, 1, "k1");
    EXPECT_EQ(apply(1, 1, "k1").value(), first.value());
    EXPECT_EQ(apply(1, 1, "k2").error(), Refusal::AlreadyApplied);
    EXPECT_NE(apply(1, 2, "k1").value(), first.value());
    EXPECT_NE(apply(2, 1, "k1").value(), first.value());
    ASSERT_TRUE(withdraw(1, first->text()).ok());
    EXPECT_EQ(apply(1, 1, "k1").value(), first.value());
    clock_.advance(kAnswersKept);
    const auto second = apply(1, 1, "k1");
    EXPECT_NE(second.value(), first.value());
    EXPECT_EQ(apply(1, 1, "k1").value(), second.value());
    store_.sweep(clock_.now());
    EXPECT_EQ(apply(1, 1, "k1").error(), Refusal::AlreadyApplied);
}

TEST_P(ApplicationsTest, ManyTapsAtOnceMakeOneApplication) {
    RecordProperty("rows", "8.08");
    std::vector<std::future<bool>> taps;
    for (int i = 0; i < 8; ++i) {
        taps.push_back(std::async(std::launch::async, [&] {
            base::SystemRandom random;
            return apply_job({sample_seeker(1).id, sample_job(1).id.text(), addresses(1), ""}, store_, random,
                             sample_time())
                .ok();
        }));
    }
    int made = 0;
    for (auto& tap : taps) made += tap.get() ? 1 : 0;
    EXPECT_EQ(made, 1);
    EXPECT_EQ(store_.applications_of(sample_job(1).id, std::nullopt, {0, 30}).total, 1U);
}

TEST_P(ApplicationsTest, AWithdrawnOneLeavesTheListAndMayBeMadeAgain) {
    const auto id = apply(1, 1).value();
    EXPECT_EQ(withdraw(2, id.text()).error(), Refusal::NoSuchApplication);
    EXPECT_EQ(withdraw(1, "x").error(), Refusal::NoSuchApplication);
    EXPECT_EQ(withdraw(1, id.text()).value(), id);
    EXPECT_EQ(withdraw(1, id.text()).error(), Refusal::NoSuchApplication);
    EXPECT_THAT(store_.applied_jobs(sample_seeker(1).id), IsEmpty());
    EXPECT_EQ(get_applications(sample_seeker(1).id, {{id.text()}, {}, {}, {}}, store_)->total, 0U);
    const auto again = apply(1, 1).value();
    EXPECT_NE(again, id);
    const auto seen = store_.applications_of(sample_job(1).id, std::nullopt, {0, 30});
    ASSERT_EQ(seen.total, 2U);
    EXPECT_EQ(seen.applications[0].status, applied);
    EXPECT_EQ(seen.applications[1].status, withdrawn);
    EXPECT_EQ(store_.all_applications_of(sample_seeker(1).id).size(), 2U);
}

TEST_P(ApplicationsTest, AnEmployerMovesItOnlyForward) {
    RecordProperty("rows", "4.23,4.24,4.25");
    constexpr std::array all{applied, contacted, reviewed, rejected, job_closed, withdrawn};
    const std::map<ApplicationStatus, std::vector<ApplicationStatus>> steps{
        {applied, {contacted, reviewed, rejected}},
        {reviewed, {contacted, rejected}},
        {contacted, {rejected}}};
    for (const auto from : all) {
        for (const auto to : all) {
            const auto id = apply(1, 1).value();
            store_.write([&](ApplicationWriter& writer) { writer.move(id, from, clock_.now()); });
            const auto found = steps.find(from);
            const bool allowed = found != steps.end() && std::ranges::count(found->second, to) > 0;
            const auto outcome = set(id, to);
            EXPECT_EQ(outcome.ok(), allowed) << base::name_of(from) << " to " << base::name_of(to);
            if (outcome.ok()) {
                EXPECT_EQ(*outcome, store_.application(id));
            } else {
                EXPECT_EQ(outcome.error(), Refusal::NoSuchApplication);
            }
            EXPECT_EQ(status_of(id), allowed ? to : from);
            store_.write([&](ApplicationWriter& writer) { writer.move(id, withdrawn, clock_.now()); });
        }
    }
    const auto id = apply(1, 1).value();
    const JobId job = sample_job(1).id;
    EXPECT_EQ(change_application_status(store_, job, sample_seeker(1).id, reviewed, clock_.now())->id, id);
    EXPECT_EQ(change_application_status(store_, job, sample_seeker(2).id, reviewed, clock_.now()).error(),
              Refusal::NoSuchApplication);
    EXPECT_EQ(set(sample_id<ApplicationId>('N', 1), reviewed).error(), Refusal::NoSuchApplication);
}

TEST_P(ApplicationsTest, ClosingAJobEndsItsOpenApplicationsHoweverItIsClosed) {
    RecordProperty("rows", "4.26");
    const auto first = apply(1, 1).value();
    const auto second = apply(2, 1).value();
    const auto other = apply(1, 2).value();
    ASSERT_TRUE(set(second, rejected).ok());
    ASSERT_TRUE(set(first, contacted).ok());
    move_job(1, JobState::closed);
    EXPECT_EQ(status_of(first), job_closed);
    EXPECT_EQ(status_of(second), rejected);
    EXPECT_EQ(status_of(other), applied);
    EXPECT_EQ(withdraw(2, second.text()).error(), Refusal::NoSuchApplication);

    move_job(1, JobState::published);
    EXPECT_EQ(status_of(first), job_closed);
    EXPECT_EQ(apply(1, 1).error(), Refusal::AlreadyApplied);
    ASSERT_TRUE(withdraw(1, first.text()).ok());
    const auto again = apply(1, 1).value();
    move_job(2, JobState::suspended);
    EXPECT_EQ(status_of(other), applied);
    move_job(2, JobState::published);
    clock_.advance(days{60});
    EXPECT_EQ(close_due_jobs(catalogue_, clock_.now()), 2);
    EXPECT_EQ(status_of(again), job_closed);
    EXPECT_EQ(status_of(other), job_closed);
    EXPECT_EQ(store_.application(other)->history.back(), (ApplicationEvent{clock_.now(), job_closed}));
}

TEST_P(ApplicationsTest, TheLogOfChangesTellsEverythingOnceInOrder) {
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

TEST_P(ApplicationsTest, ASeekerSeesTheirOwnNewestFirstByStatusAndById) {
    RecordProperty("rows", "3.55,3.56,7.23");
    const auto first = apply(1, 1).value();
    const auto second = apply(1, 2).value();
    const auto foreign = apply(2, 1).value();
    ASSERT_TRUE(set(first, rejected).ok());
    const SeekerId me = sample_seeker(1).id;
    const auto ids = [&](const ApplicationsAsked& asked) {
        std::vector<ApplicationId> found;
        const auto page = get_applications(me, asked, store_);
        for (const Application& one : page->applications) found.push_back(one.id);
        return found;
    };
    EXPECT_THAT(ids({}), ElementsAre(second, first));
    EXPECT_THAT(ids({{}, 1, 1, {}}), ElementsAre(first));
    EXPECT_THAT(ids({{}, {}, {}, "Rejected"}), ElementsAre(first));
    const auto history =
        get_applications(me, {{first.text()}, {}, {}, {}}, store_)->applications.front().history;
    EXPECT_EQ(history.front().status, applied);
    EXPECT_EQ(history.back(), (ApplicationEvent{clock_.now(), rejected}));
    EXPECT_THAT(ids({{}, {}, {}, "Reviewed"}), IsEmpty());
    EXPECT_THAT(ids({{foreign.text(), second.text(), "x"}, {}, {}, {}}), ElementsAre(second));
    EXPECT_THAT(ids({{"x"}, {}, {}, {}}), IsEmpty());
    EXPECT_EQ(get_applications(me, {{}, 1, 0, {}}, store_)->total, 2U);
    EXPECT_EQ(get_applications(me, {{}, 31, 0, {}}, store_).error(), Refusal::LimitTooLarge);
    EXPECT_EQ(get_applications(me, {std::vector<std::string>(31, "x"), 1, 0, {}}, store_).error(),
              Refusal::LimitTooLarge);
    for (const std::string_view status : {"rejected", "Withdrawn", "", "All"})
        EXPECT_EQ(get_applications(me, {{}, {}, {}, status}, store_).error(), Refusal::IdNotFound);
    EXPECT_THAT(store_.applied_jobs(me), ElementsAre(sample_job(2).id, sample_job(1).id));
}

TEST_P(ApplicationsTest, NothingIsLeftOfARemovedAccount) {
    ASSERT_TRUE(apply(1, 1, "k").ok());
    const auto kept = apply(2, 1).value();
    change_seeker(1, [](Seeker& seeker) { seeker.delete_account_at = sample_time(); });
    clock_.advance(days{91});
    EXPECT_EQ(purge_accounts(identity_, {}, {}, clock_.now()), 1);
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
