#include "domain/applications/apply_job.hpp"

#include <future>

#include <gmock/gmock.h>

#include "domain/catalogue/job_terms.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using std::chrono::days;
using ::testing::ElementsAre;
using enum ApplicationStatus;

class ApplyJobTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(ApplyJobTest);

TEST_P(ApplyJobTest, KeepsProfileAndLocationsAsTheyWere) {
    const auto id = apply_to(1, sample_job(1).id.text(), addresses(1, 5));
    ASSERT_TRUE(id.ok());
    put_profile(database(), sample_seeker(1).id, sample_profile(9));
    Job moved = open_job(1);
    moved.posting.addresses.resize(1);
    put(moved);

    const auto kept = store_.application(*id).value();
    // The employer sees the same picture under names of its own.
    Profile shown = sample_profile(1);
    for (const PictureSize size : kPictureSizes) {
        const std::string& name = kept.applicant.profile.picture.value().name(size);
        EXPECT_NE(name, shown.picture->name(size));
        shown.picture->name(size) = name;
    }
    EXPECT_EQ(kept.applicant, (Applicant{sample_seeker(1).telephone, shown}));
    EXPECT_EQ(kept.addresses.size(), 5U);
    EXPECT_EQ(kept.addresses[4], open_job(1).posting.addresses[4]);
    EXPECT_EQ(kept.applied_at, clock_.now());
    EXPECT_EQ(kept.status, applied);
    EXPECT_THAT(kept.history, ElementsAre(ApplicationEvent{clock_.now(), applied}));
}

// Each job also has every later fault, so that the order of the refusals shows.
TEST_P(ApplyJobTest, RefusesInTheOrderOfTheContract) {
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
    job.posting.apply_url = "https://jobs.example.hk/3";
    put(job);
    EXPECT_EQ(apply_to(1, id, {}).error(), Refusal::AppliedForElsewhere);
    job.posting.apply_url.clear();
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

TEST_P(ApplyJobTest, RefusesTermsThatWereChangedSinceTheyWereReviewed) {
    const std::string id = sample_job(1).id.text();
    const auto apply_after = [&](int seeker, const std::string& reviewed) {
        return apply_job({sample_seeker(seeker).id, id, addresses(1), "", reviewed}, store_, random_,
                         clock_.now());
    };
    const std::string reviewed = terms_digest(open_job(1).posting);
    Job changed = open_job(1);
    changed.posting.monthly_rate = {9000, 9500};
    put(changed);
    EXPECT_EQ(apply_after(1, reviewed).error(), Refusal::ChangedMeanwhile);
    EXPECT_TRUE(store_.applied_jobs(sample_seeker(1).id).empty());
    EXPECT_TRUE(apply_after(1, terms_digest(changed.posting)).ok());
    // This refusal comes last: somebody who has already applied is told so instead.
    EXPECT_EQ(apply_after(1, reviewed).error(), Refusal::AlreadyApplied);
    // Without the digest of the reviewed terms there is no such check.
    EXPECT_TRUE(apply(2, 1).ok());
}

TEST_P(ApplyJobTest, TakesOneToFiveDifferentLocationsOfTheJob) {
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

TEST_P(ApplyJobTest, AJobWhoseTimeHasPassedIsClosedBeforeAnybodyClosesIt) {
    clock_.advance(days{60});
    EXPECT_EQ(apply(1, 1).error(), Refusal::JobClosed);
}

TEST_P(ApplyJobTest, AKeyAnswersTheFirstResultAgainForADay) {
    const auto first = apply(1, 1, "k1");
    EXPECT_EQ(apply(1, 1, "k1").value(), first.value());
    EXPECT_EQ(apply(1, 1, "k2").error(), Refusal::AlreadyApplied);
    EXPECT_NE(apply(1, 2, "k1").value(), first.value());
    EXPECT_NE(apply(2, 1, "k1").value(), first.value());
    clock_.advance(kAnswersKept);
    EXPECT_EQ(apply(1, 1, "k1").error(), Refusal::AlreadyApplied);
    ASSERT_TRUE(withdraw(1, first->text()).ok());
    const auto second = apply(1, 1, "k1");
    EXPECT_NE(second.value(), first.value());
    EXPECT_EQ(apply(1, 1, "k1").value(), second.value());
    store_.sweep(clock_.now());
    EXPECT_EQ(apply(1, 1, "k1").error(), Refusal::AlreadyApplied);
}

TEST_P(ApplyJobTest, AKeyDiesWithTheWithdrawalOfItsApplication) {
    const auto first = apply(1, 1, "k1");
    ASSERT_TRUE(withdraw(1, first->text()).ok());
    const auto second = apply(1, 1, "k1");
    EXPECT_NE(second.value(), first.value());
    EXPECT_EQ(status_of(*second), applied);
    EXPECT_EQ(apply(1, 1, "k1").value(), second.value());
}

TEST_P(ApplyJobTest, AnApplicationThatEndedWithItsJobDoesNotBarANewOne) {
    const auto first = apply(1, 1, "k1");
    move_job(1, JobState::closed);
    EXPECT_EQ(apply(1, 1, "k2").error(), Refusal::JobClosed);
    move_job(1, JobState::published);
    EXPECT_THAT(store_.applied_jobs(sample_seeker(1).id), ElementsAre());
    const auto second = apply(1, 1, "k1");
    ASSERT_TRUE(second.ok());
    EXPECT_NE(*second, *first);
    EXPECT_EQ(status_of(*first), job_closed);
    EXPECT_EQ(apply(1, 1, "k2").error(), Refusal::AlreadyApplied);
    EXPECT_THAT(store_.applied_jobs(sample_seeker(1).id), ElementsAre(sample_job(1).id));
}

TEST_P(ApplyJobTest, ManyTapsAtOnceMakeOneApplication) {
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

}  // namespace
}  // namespace hoigung::domain
