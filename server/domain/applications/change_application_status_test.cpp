#include "domain/applications/change_application_status.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using enum ApplicationStatus;

class ChangeApplicationStatusTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(ChangeApplicationStatusTest);

TEST_P(ChangeApplicationStatusTest, AnEmployerMovesItOnlyForward) {
    RecordProperty("rows", "4.23,4.24,4.25");
    constexpr std::array all{applied, contacted, reviewed, rejected, job_closed, hired, withdrawn};
    const std::map<ApplicationStatus, std::vector<ApplicationStatus>> steps{
        {applied, {contacted, reviewed, rejected, hired}},
        {reviewed, {contacted, rejected, hired}},
        {contacted, {rejected, hired}},
        {job_closed, {contacted, rejected, hired}}};
    for (const auto from : all) {
        for (const auto to : all) {
            const auto id = apply(1, 1).value();
            store_.write([&](ApplicationWriter& writer) { writer.move(id, {clock_.now(), from}); });
            const auto found = steps.find(from);
            const bool allowed = found != steps.end() && std::ranges::count(found->second, to) > 0;
            const auto outcome = set(id, to);
            EXPECT_EQ(outcome.ok(), allowed) << base::name_of(from) << " to " << base::name_of(to);
            if (outcome.ok()) {
                EXPECT_EQ(*outcome, store_.application(id));
            } else {
                EXPECT_EQ(outcome.error(), Refusal::StepNotAllowed);
            }
            EXPECT_EQ(status_of(id), allowed ? to : from);
            store_.write([&](ApplicationWriter& writer) { writer.move(id, {clock_.now(), withdrawn}); });
        }
    }
    const auto id = apply(1, 1).value();
    const JobId job = sample_job(1).id;
    EXPECT_EQ(change_application_status(store_, job, sample_seeker(1).id, {clock_.now(), reviewed})->id, id);
    EXPECT_EQ(change_application_status(store_, job, sample_seeker(2).id, {clock_.now(), reviewed}).error(),
              Refusal::NoSuchApplication);
    EXPECT_EQ(set(sample_id<ApplicationId>('N', 1), reviewed).error(), Refusal::NoSuchApplication);
}

}  // namespace
}  // namespace hoigung::domain
