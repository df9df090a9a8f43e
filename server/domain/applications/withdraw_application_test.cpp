#include "domain/applications/withdraw_application.hpp"

#include <gmock/gmock.h>

#include "domain/applications/get_applications.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using ::testing::IsEmpty;
using enum ApplicationStatus;

class WithdrawApplicationTest : public WithApplications {};
HOIGUNG_ON_EACH_DATABASE(WithdrawApplicationTest);

TEST_P(WithdrawApplicationTest, AWithdrawnOneLeavesTheListAndMayBeMadeAgain) {
    const auto id = apply(1, 1).value();
    EXPECT_EQ(withdraw(2, id.text()).error(), Refusal::NoSuchApplication);
    EXPECT_EQ(withdraw(1, "x").error(), Refusal::NoSuchApplication);
    EXPECT_EQ(withdraw(1, id.text()).value(), id);
    EXPECT_EQ(withdraw(1, id.text()).error(), Refusal::ApplicationWithdrawn);
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

}  // namespace
}  // namespace hoigung::domain
