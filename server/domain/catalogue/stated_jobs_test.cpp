#include "domain/catalogue/stated_jobs.hpp"

#include <gtest/gtest.h>

namespace hoigung::domain {
namespace {

TEST(StatedJobs, AreWholeHundredsOrThousandsAndNoneWhenThereAreFew) {
    EXPECT_EQ(stated_jobs(0), 0U);
    EXPECT_EQ(stated_jobs(99), 0U);
    EXPECT_EQ(stated_jobs(100), 100U);
    EXPECT_EQ(stated_jobs(999), 900U);
    EXPECT_EQ(stated_jobs(3999), 3000U);
    EXPECT_EQ(stated_jobs(4200), 4000U);
    EXPECT_EQ(stated_jobs(123456), 123000U);
}

}  // namespace
}  // namespace hoigung::domain
