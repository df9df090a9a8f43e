#include "domain/employer_jobs/pay_among.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

Catalogue jobs_that_pay(int count, int companies) {
    CatalogueRows rows;
    for (int company = 1; company <= companies; ++company)
        rows.companies.push_back(testing::company(company));
    for (int number = 1; number <= count; ++number) {
        Job job = testing::job(number, 1 + number % companies);
        job.posting.hourly_rate = {50 + number, std::nullopt};
        rows.jobs.push_back(std::move(job));
    }
    return Catalogue(std::move(rows));
}

TEST(PayAmong, TellsWhereAPayLies) {
    RecordProperty("rows", "10.36");
    // The jobs pay 51 to 61.
    const auto among = pay_among(jobs_that_pay(11, 5), "WW", "030503", PayUnit::hour, 56);
    ASSERT_TRUE(among.has_value());
    EXPECT_EQ(among->lower, 53);
    EXPECT_EQ(among->middle, 56);
    EXPECT_EQ(among->upper, 58);
    EXPECT_EQ(among->percent_below, 45);
    EXPECT_EQ(among->jobs, 11);
    EXPECT_EQ(among->companies, 5);
}

TEST(PayAmong, TellsNothingOfTooFew) {
    RecordProperty("rows", "10.36");
    EXPECT_FALSE(pay_among(jobs_that_pay(9, 5), "WW", "030503", PayUnit::hour, 56).has_value());
    EXPECT_FALSE(pay_among(jobs_that_pay(20, 4), "WW", "030503", PayUnit::hour, 56).has_value());
    EXPECT_FALSE(pay_among(jobs_that_pay(20, 5), "WW", "030501", PayUnit::hour, 56).has_value());
    EXPECT_FALSE(pay_among(jobs_that_pay(20, 5), "WW", "030503", PayUnit::month, 56).has_value());
}

}  // namespace
}  // namespace hoigung::domain
