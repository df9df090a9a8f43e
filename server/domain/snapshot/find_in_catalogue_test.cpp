#include "domain/snapshot/find_in_catalogue.hpp"

#include <gmock/gmock.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using testing::company;
using ::testing::ElementsAre;
using testing::job;

CatalogueRows rows() {
    CatalogueRows rows;
    rows.companies = {company(1), company(2)};
    rows.companies[0].profile.name = {"銀龍茶餐廳", "Silver Dragon Cafe"};
    rows.companies[1].profile.name = {"海景酒店", "Ocean Hotel"};
    rows.jobs = {job(12, 1), job(11, 2)};
    rows.jobs[0].posting.name = {"侍應", "Waiter"};
    rows.jobs[1].posting.name = {"房務員", "Room attendant"};
    return rows;
}

std::vector<JobId> ids(const std::vector<FoundJob>& jobs) {
    std::vector<JobId> ids;
    ids.reserve(jobs.size());
    for (const FoundJob& each : jobs) ids.push_back(each.job->id);
    return ids;
}

TEST(FindInCatalogue, JobsByTheirOwnOrTheirCompanysIdOrName) {
    const auto all = rows();
    EXPECT_THAT(ids(find_jobs(all, "")), ElementsAre(job(11).id, job(12).id));
    EXPECT_THAT(ids(find_jobs(all, "waiter")), ElementsAre(job(12).id));
    EXPECT_THAT(ids(find_jobs(all, "海景")), ElementsAre(job(11).id));
    EXPECT_THAT(ids(find_jobs(all, job(12).id.text())), ElementsAre(job(12).id));
    EXPECT_EQ(find_jobs(all, "waiter").front().company, &all.companies[0]);
}

}  // namespace
}  // namespace hoigung::domain
