#include "domain/reckoning/pay_table.hpp"

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

std::optional<PayAmong> among(const PayTable& table, std::string_view district, PayUnit unit) {
    return table.among(pay_group("WW", district, unit), 56);
}

TEST(PayTable, TellsWhereAPayLies) {
    RecordProperty("rows", "10.36,13.03");
    // The jobs pay 51 to 61.
    const auto found = among(PayTable(jobs_that_pay(11, 5)), "030503", PayUnit::hour);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->lower, 53);
    EXPECT_EQ(found->middle, 56);
    EXPECT_EQ(found->upper, 58);
    EXPECT_EQ(found->percent_below, 45);
    EXPECT_EQ(found->jobs, 11);
    EXPECT_EQ(found->companies, 5);
}

TEST(PayTable, TellsNothingOfTooFew) {
    RecordProperty("rows", "10.36,13.03");
    EXPECT_FALSE(among(PayTable(jobs_that_pay(9, 5)), "030503", PayUnit::hour));
    EXPECT_FALSE(among(PayTable(jobs_that_pay(20, 4)), "030503", PayUnit::hour));
    const PayTable enough(jobs_that_pay(20, 5));
    EXPECT_TRUE(among(enough, "030503", PayUnit::hour));
    EXPECT_FALSE(among(enough, "030501", PayUnit::hour));
    EXPECT_FALSE(among(enough, "030503", PayUnit::month));
}

// What a table made anew from the catalogue says is what one says that followed a change.
TEST(PayTable, FollowsChanges) {
    RecordProperty("rows", "13.03");
    const Catalogue before = jobs_that_pay(11, 5);
    const PayTable table(before);
    const auto after_change = [&](const Job& changed) {
        CatalogueRows rows;
        rows.jobs.push_back(changed);
        const Catalogue after = before.with(std::move(rows));
        const auto followed = among(table.with(before, after, {{changed.id}}), "030503", PayUnit::hour);
        const auto anew = among(PayTable(after), "030503", PayUnit::hour);
        EXPECT_EQ(followed.has_value(), anew.has_value());
        if (followed && anew) {
            EXPECT_EQ(followed->upper, anew->upper);
            EXPECT_EQ(followed->jobs, anew->jobs);
            EXPECT_EQ(followed->companies, anew->companies);
        }
        return followed;
    };
    Job dearer = *before.job(testing::numbered<JobId>(1));
    dearer.posting.hourly_rate = {90, 90};
    EXPECT_EQ(after_change(dearer)->upper, 59);
    Job closed = dearer;
    closed.state = JobState::closed;
    EXPECT_EQ(after_change(closed)->jobs, 10);
    EXPECT_EQ(after_change(testing::job(40, 2))->jobs, 12);
    Job elsewhere = dearer;
    elsewhere.posting.addresses.front().district = "030501";
    EXPECT_EQ(after_change(elsewhere)->jobs, 10);
}

TEST(PayTable, SuspendingACompanyTakesItsJobsOut) {
    const Catalogue before = jobs_that_pay(11, 5);
    CatalogueRows rows;
    rows.companies.push_back(*before.company(testing::numbered<CompanyId>(1)));
    rows.companies.front().is_suspended = true;
    const Catalogue after = before.with(std::move(rows));
    std::vector<JobId> touched;
    before.each_job([&](const Job& job) {
        if (job.company_id == testing::numbered<CompanyId>(1)) touched.push_back(job.id);
    });
    EXPECT_FALSE(among(PayTable(before).with(before, after, touched), "030503", PayUnit::hour));
}

TEST(PayTable, OnlyChangesOfPayTouchAGroup) {
    RecordProperty("rows", "13.03");
    const Catalogue before = jobs_that_pay(11, 5);
    const auto groups_after = [&](const auto& change) {
        CatalogueRows rows;
        rows.jobs.push_back(*before.job(testing::numbered<JobId>(1)));
        change(rows.jobs.front());
        const JobId id = rows.jobs.front().id;
        const Catalogue after = before.with(std::move(rows));
        return changed_pay_groups(before, after, {{id}});
    };
    const PayGroup group = pay_group("WW", "030503", PayUnit::hour);
    EXPECT_EQ(groups_after([](Job& job) { job.posting.hourly_rate = {90, 90}; }), std::vector{group});
    EXPECT_EQ(groups_after([](Job& job) { job.state = JobState::closed; }), std::vector{group});
    EXPECT_TRUE(groups_after([](Job& job) { job.posting.description.en = "New words."; }).empty());
}

}  // namespace
}  // namespace hoigung::domain
