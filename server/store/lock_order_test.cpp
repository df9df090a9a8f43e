#include <future>

#include <gmock/gmock.h>

#include "store/testing/with_applications.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;

// Not for SQLite, whose single writer cannot deadlock.
class LockOrderTest : public WithApplications {
  protected:
    [[nodiscard]] static Job closed_job(int number) {
        Job job = open_job(number);
        job.state = JobState::closed;
        return job;
    }
};
HOIGUNG_ON_DATABASES(LockOrderTest, DatabaseKind::postgresql);

TEST_P(LockOrderTest, ABatchThatClosesJobsAndWhoAppliesForTheSecondDoNotWaitForEachOther) {
    ASSERT_TRUE(apply(1, 1).ok());
    std::promise<void> job_locked;
    std::future<void> applied;
    int applying = 0;
    int closing = 0;
    catalogue_.write([&](CatalogueWriter& writer) {
        ++closing;
        writer.put(closed_job(1));
        if (closing == 1) {
            applied = std::async(std::launch::async, [&] {
                store_.write([&](ApplicationWriter& applications) {
                    ++applying;
                    ASSERT_TRUE(applications.job(open_job(2).id).has_value());
                    if (applying == 1) job_locked.set_value();
                    Application application;
                    application.id = sample_id<ApplicationId>('a', 1);
                    application.seeker = sample_seeker(2).id;
                    application.job = open_job(2).id;
                    application.applicant.telephone = sample_seeker(2).telephone;
                    application.status = ApplicationStatus::applied;
                    EXPECT_TRUE(applications.add(application));
                });
            });
            job_locked.get_future().wait();
        }
        writer.put(closed_job(2));
    });
    applied.get();
    EXPECT_EQ(closing, 1) << "a deadlock was resolved by a repetition";
    EXPECT_EQ(applying, 1) << "a deadlock was resolved by a repetition";
    EXPECT_EQ(status_of(sample_id<ApplicationId>('a', 1)), ApplicationStatus::job_closed);
}

TEST_P(LockOrderTest, AConflictThatLastsIsAnOutage) {
    EXPECT_THROW(
        database().transaction([](Connection&) { throw SerializationFailure("again"); }, Repeat::safe),
        base::Outage);
}

}  // namespace
}  // namespace hoigung::store
