#include "domain/catalogue/catalogue.hpp"

#include <gmock/gmock.h>

#include "domain/catalogue/job_ids.hpp"
#include "domain/snapshot/get_jobs.hpp"
#include "domain/snapshot/showcase_queries.hpp"
#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using testing::company;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::job;
using testing::numbered;

std::vector<int> numbers(std::span<const Job* const> jobs) {
    std::vector<int> list;
    for (const Job* each : jobs) list.push_back(each->id.bytes[10] * 256 + each->id.bytes[11]);
    return list;
}

Catalogue catalogue_of(std::vector<Job> jobs) {
    return Catalogue({.version = 1,
                      .companies = {company(1), company(2), company(3)},
                      .jobs = std::move(jobs),
                      .lists = {},
                      .banners = {},
                      .featured_companies = {},
                      .bids = {}});
}

CatalogueRows changed_jobs(std::vector<Job> jobs) {
    CatalogueRows rows;
    rows.version = 2;
    rows.jobs = std::move(jobs);
    return rows;
}

TEST(Catalogue, HoldsOpenJobsNewestFirst) {
    const auto catalogue = catalogue_of({job(3), job(1), job(2, 2)});
    EXPECT_THAT(numbers(catalogue.open_jobs()), ElementsAre(1, 2, 3));
}

TEST(Catalogue, AChangeMakesANewOneAndLeavesTheOldAsItWas) {
    const auto before = catalogue_of({job(1), job(2), job(3)});
    Job closed = job(2);
    closed.state = JobState::closed;
    Job renewed = job(3);
    renewed.published_at = testing::kNow;
    const auto after = before.with(changed_jobs({closed, renewed, job(9)}));
    EXPECT_THAT(numbers(before.open_jobs()), ElementsAre(1, 2, 3));
    EXPECT_THAT(numbers(after.open_jobs()), ElementsAre(3, 1, 9));
    EXPECT_EQ(after.version(), 2);
    EXPECT_EQ(after.job(numbered<JobId>(2))->state, JobState::closed);
}

TEST(Catalogue, TheLastOfTwoChangesToOneJobCounts) {
    Job closed = job(2);
    closed.state = JobState::closed;
    const auto after = catalogue_of({job(1), job(2)}).with(changed_jobs({closed, job(2), closed, job(2)}));
    EXPECT_THAT(numbers(after.open_jobs()), ElementsAre(1, 2));
}

TEST(Catalogue, ASuspendedCompanyTakesItsJobsAlong) {
    Company suspended = company(2);
    suspended.is_suspended = true;
    CatalogueRows rows;
    rows.companies = {suspended};
    const auto after = catalogue_of({job(1), job(2, 2)}).with(rows);
    EXPECT_THAT(numbers(after.open_jobs()), ElementsAre(1));
    EXPECT_EQ(get_company(after, numbered<CompanyId>(2).text()).error(), Refusal::CompanyNotFound);
    rows.companies = {company(2)};
    EXPECT_THAT(numbers(after.with(rows).open_jobs()), ElementsAre(1, 2));
}

TEST(GetJobs, KeepsTheOrderAskedAndLeavesUnknownOnesOut) {
    const auto catalogue = catalogue_of({job(1), job(2), job(3)});
    const std::vector ids{numbered<JobId>(3).text(), numbered<JobId>(99).text(), std::string("junk"),
                          numbered<JobId>(1).text()};
    EXPECT_THAT(numbers(*get_jobs(catalogue, ids)), ElementsAre(3, 1));
    EXPECT_EQ(get_jobs(catalogue, std::vector{numbered<JobId>(99).text()}).error(), Refusal::JobNotFound);
    EXPECT_THAT(numbers(*get_jobs(catalogue, std::vector<std::string>{})), IsEmpty());
    EXPECT_EQ(get_jobs(catalogue, std::vector<std::string>(31, numbered<JobId>(1).text())).error(),
              Refusal::LimitTooLarge);
}

TEST(JobIds, TellWhichJobsChangedAndWhichLeft) {
    Job closed = job(2);
    closed.state = JobState::closed;
    closed.updated_at = testing::kNow;
    const auto catalogue = catalogue_of({job(1), closed, job(30)});
    const auto recently = testing::kNow - std::chrono::minutes{10};
    EXPECT_EQ(open_job_ids(catalogue, {}), (std::vector{numbered<JobId>(1), numbered<JobId>(30)}));
    EXPECT_EQ(open_job_ids(catalogue, recently), std::vector{numbered<JobId>(1)});
    EXPECT_EQ(gone_job_ids(catalogue, recently, {}), std::vector{numbered<JobId>(2)});
    EXPECT_THAT(gone_job_ids(catalogue, testing::kNow + std::chrono::minutes{1}, {}), IsEmpty());
}

TEST(JobIds, TellOfJobsThatAreNotInMemoryTooNewestFirst) {
    Job closed = job(2);
    closed.state = JobState::closed;
    closed.published_at = testing::kNow;
    const auto catalogue = catalogue_of({closed});
    const auto before = testing::kNow - std::chrono::days{40};
    const OldJob old{numbered<JobId>(9), company(1).id, before, true};
    const OldJob older{numbered<JobId>(3), company(1).id, before - std::chrono::days{1}, false};
    const OldJob also_in_memory{closed.id, closed.company_id, closed.published_at, false};
    EXPECT_EQ(gone_job_ids(catalogue, {}, std::vector{older, old, also_in_memory}),
              (std::vector{numbered<JobId>(2), numbered<JobId>(9), numbered<JobId>(3)}));
}

TEST(Catalogue, LosesJobsThatWereClosedLongAgoAndTakesThemBackBesideItsLists) {
    Job closed = job(2);
    closed.state = JobState::closed;
    closed.updated_at = testing::kNow - std::chrono::days{31};
    Job removed = job(3);
    removed.state = JobState::closed;
    removed.is_removed = true;
    removed.updated_at = testing::kNow;
    const auto whole = catalogue_of({job(1), closed, removed});
    const auto cutoff = testing::kNow - std::chrono::days{30};
    const auto less = whole.without_closed_before(cutoff);
    EXPECT_EQ(less.known_job(closed.id), nullptr);
    EXPECT_NE(less.known_job(removed.id), nullptr);
    EXPECT_NE(less.job(job(1).id), nullptr);
    EXPECT_EQ(less.closed_before(), cutoff);
    EXPECT_EQ(less.edition(), whole.edition());

    Job unknown = job(4);
    unknown.company_id = company(99).id;
    const auto more = less.beside({closed, unknown});
    EXPECT_EQ(*more.job(closed.id), closed);
    EXPECT_EQ(more.job(unknown.id), nullptr);
    EXPECT_EQ(more.open_jobs().size(), less.open_jobs().size());
    EXPECT_EQ(more.edition(), less.edition());
}

TEST(JobList, ShowsOpenJobsInTheOperatorsOrder) {
    Job closed = job(2);
    closed.state = JobState::closed;
    auto catalogue = catalogue_of({job(1), closed, job(3)});
    CatalogueRows rows;
    rows.lists = {{numbered<JobListId>(1),
                   {"好工", "Good jobs"},
                   {numbered<JobId>(3), numbered<JobId>(2), numbered<JobId>(1)},
                   "",
                   1}};
    catalogue = catalogue.with(rows);
    const auto listed = job_list(catalogue, numbered<JobListId>(1).text(), {0, 20});
    ASSERT_TRUE(listed.ok());
    EXPECT_THAT(numbers(listed->jobs), ElementsAre(3, 1));
    EXPECT_EQ(listed->total, 2U);
    EXPECT_EQ(job_list(catalogue, numbered<JobListId>(9).text(), {0, 20}).error(), Refusal::IdNotFound);
    EXPECT_EQ(job_list(catalogue, "junk", {0, 20}).error(), Refusal::IdNotFound);
}

TEST(Catalogue, WhatIsHiddenLeavesTheWindowAndComesBack) {
    const auto show = [](const Catalogue& before, bool is_hidden) {
        CatalogueRows rows;
        rows.lists = {{numbered<JobListId>(1), {"好工", "Good jobs"}, {}, "", 1, is_hidden}};
        rows.banners = {{numbered<BannerId>(1), "a.webp", "/", {"早晨", "Hi"}, 1, is_hidden}};
        rows.featured_companies = {
            {numbered<FeaturedCompanyId>(1), numbered<CompanyId>(1), {}, {"標誌", "Logo"}, 1, is_hidden}};
        rows.bids = {{numbered<BidId>(1), numbered<JobId>(1), 10, 100, is_hidden}};
        return before.with(rows);
    };
    const auto in_showcase = [](const Catalogue& catalogue) {
        return std::array{catalogue.lists().size(), catalogue.banners().size(),
                          catalogue.featured_companies().size(), catalogue.bids().size()};
    };
    const auto shown = show(catalogue_of({job(1)}), false);
    EXPECT_THAT(in_showcase(shown), Each(1U));
    const auto hidden = show(shown, true);
    EXPECT_THAT(in_showcase(hidden), Each(0U));
    EXPECT_EQ(job_list(hidden, numbered<JobListId>(1).text(), {0, 20}).error(), Refusal::IdNotFound);
    EXPECT_THAT(in_showcase(show(hidden, false)), Each(1U));
}

TEST(Catalogue, ABannerWaitsForItsPicture) {
    CatalogueRows rows;
    rows.banners = {{numbered<BannerId>(1), "", "/", {"早晨", "Hi"}, 1}};
    const auto waiting = catalogue_of({}).with(rows);
    EXPECT_THAT(waiting.banners(), IsEmpty());
    rows.banners.front().cover_image = "a.webp";
    EXPECT_EQ(waiting.with(rows).banners(), rows.banners);
}

TEST(Recommended, TakesOneJobOfACompany) {
    const auto catalogue = catalogue_of({job(1), job(2), job(3, 2), job(4, 3)});
    EXPECT_THAT(numbers(newest_of_each_company(catalogue, 12)), ElementsAre(1, 3, 4));
    EXPECT_THAT(numbers(newest_of_each_company(catalogue, 2)), ElementsAre(1, 3));
}

TEST(Paging, RefusesMoreThanThirtyAndMendsTheRest) {
    EXPECT_EQ(page_of(30, 5)->limit, 30U);
    EXPECT_EQ(page_of(31, 0).error(), Refusal::LimitTooLarge);
    EXPECT_EQ(page_of(0, -1)->limit, 20U);
    EXPECT_EQ(page_of(0, -1)->offset, 0U);
    EXPECT_EQ(page_of({}, {}, 6)->limit, 6U);
}

TEST(ClosesAt, IsTheEndOfATempJobsLastDayInHongKong) {
    using namespace std::chrono;
    Job temp = job(1);
    temp.posting.employment = Employment::temp;
    temp.posting.end_date = 2026y / November / 16;
    EXPECT_EQ(closes_at(temp), base::hong_kong_midnight(2026y / November / 17));
    temp.expires_at = testing::kNow;
    EXPECT_EQ(closes_at(temp), testing::kNow);
    temp.posting.employment = Employment::part_time;
    temp.expires_at = testing::kNow + days{30};
    EXPECT_EQ(closes_at(temp), testing::kNow + days{30});
}

}  // namespace
}  // namespace hoigung::domain
