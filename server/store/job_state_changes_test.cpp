#include "store/job_state_changes.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_alerts.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::ElementsAre;

class JobStateChangesTest : public WithAlerts {};
HOIGUNG_ON_EACH_DATABASE(JobStateChangesTest);

TEST_P(JobStateChangesTest, ChangesOfStateWaitInOrderUntilTheyAreDone) {
    put_job(JobState::published);
    put_job(JobState::published);
    put_job(JobState::closed);
    catalogue_.write([](CatalogueWriter& writer) {
        auto job = *writer.job(sample_job(1).id);
        job.state = JobState::published;
        writer.put(job);
        job.state = JobState::suspended;
        writer.put(job);
    });
    const auto version = catalogue_.load().version;
    const auto waiting = states_.waiting(version, 10);
    std::vector<std::pair<std::optional<JobState>, JobState>> steps;
    for (const JobStateChange& change : waiting) steps.emplace_back(change.from, change.to);
    EXPECT_THAT(steps, ElementsAre(std::pair(std::nullopt, JobState::published),
                                   std::pair(JobState::published, JobState::closed),
                                   std::pair(JobState::closed, JobState::published),
                                   std::pair(JobState::published, JobState::suspended)));
    EXPECT_THAT(states_.waiting(version - 1, 10), ElementsAre(waiting[0], waiting[1]))
        << "a catalogue that is not as far knows the job as it was";
    states_.done(waiting[1].number);
    EXPECT_THAT(states_.waiting(version, 1), ElementsAre(waiting[2]));
    states_.done(waiting[3].number);
    EXPECT_FALSE(states_.any());
}

}  // namespace
}  // namespace hoigung::store
