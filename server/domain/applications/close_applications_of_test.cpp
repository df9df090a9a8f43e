#include "domain/applications/close_applications_of.hpp"

#include "domain/catalogue/close_due_jobs.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using std::chrono::days;
using enum ApplicationStatus;

class CloseApplicationsOfTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(CloseApplicationsOfTest);

TEST_P(CloseApplicationsOfTest, ClosingAJobEndsItsOpenApplicationsHoweverItIsClosed) {
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
    EXPECT_EQ(withdraw(2, second.text()).error(), Refusal::StepNotAllowed);

    move_job(1, JobState::published);
    EXPECT_EQ(status_of(first), job_closed);
    const auto again = apply(1, 1).value();
    EXPECT_EQ(apply(1, 1).error(), Refusal::AlreadyApplied);
    EXPECT_EQ(apply(2, 1).error(), Refusal::AlreadyApplied) << "who was rejected stays so";
    move_job(2, JobState::suspended);
    EXPECT_EQ(status_of(other), applied);
    move_job(2, JobState::published);
    clock_.advance(days{60});
    EXPECT_EQ(close_due_jobs(catalogue_, clock_.now()), 2);
    EXPECT_EQ(status_of(again), job_closed);
    EXPECT_EQ(status_of(other), job_closed);
    EXPECT_EQ(store_.application(other)->history.back(), (ApplicationEvent{clock_.now(), job_closed}));
}

}  // namespace
}  // namespace hoigung::domain
