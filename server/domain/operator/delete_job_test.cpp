#include "domain/operator/delete_job.hpp"

#include <gmock/gmock.h>

#include "domain/ingest/ingest.hpp"
#include "domain/operator/delete_company.hpp"
#include "domain/snapshot/get_jobs.hpp"
#include "domain/testing/acting.hpp"
#include "domain/testing/remembered_erasures.hpp"
#include "domain/testing/samples.hpp"
#include "store/testing/with_applications.hpp"

namespace hoigung::domain {
namespace {

using namespace store::testing;
using enum ApplicationStatus;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

class DeleteTest : public WithApplications {
  protected:
    static JobId job(int number) { return open_job(number).id; }
    static CompanyId company_of(int number) { return open_job(number).company_id; }
    [[nodiscard]] Catalogue catalogue() { return Catalogue(catalogue_.load()); }

    testing::RememberedErasures erasures_;
};
HOIGUNG_ON_EACH_DATABASE(DeleteTest);

TEST_P(DeleteTest, AJobIsFoundNoMoreItsApplicationsEndAndOnlyItsNameStays) {
    const auto open = apply(1, 1).value();
    const auto withdrawn = apply(2, 1).value();
    ASSERT_TRUE(withdraw(2, withdrawn.text()).ok());
    const auto other = apply(1, 2).value();
    database().transaction([&](store::Connection& connection) {
        connection.execute("INSERT INTO bookmarks (seeker_id, job_id, created_at) VALUES (:seeker, :job, 1)",
                           sample_seeker(2).id, job(1));
    });
    const Catalogue before = catalogue();
    const auto version = before.version();

    ASSERT_TRUE(delete_job(testing::acting(clock_.now()), job(1), catalogue_, erasures_).ok());
    EXPECT_EQ(status_of(open), job_closed);
    EXPECT_EQ(status_of(withdrawn), ApplicationStatus::withdrawn);
    EXPECT_EQ(status_of(other), applied);
    EXPECT_EQ(rows_in("bookmarks"), 0);
    EXPECT_FALSE(catalogue_.job(job(1)));
    EXPECT_EQ(apply(2, 1).error(), Refusal::JobNotFound);
    EXPECT_EQ(delete_job(testing::acting(clock_.now()), job(1), catalogue_, erasures_).error(),
              Refusal::JobNotFound);

    // Both what other processes follow and what a new one loads.
    for (const Catalogue& after : {before.with(catalogue_.changes_since(version)), catalogue()}) {
        EXPECT_EQ(after.job(job(1)), nullptr);
        EXPECT_EQ(after.open_jobs().size(), 1U);
        const Job* known = after.known_job(job(1));
        ASSERT_NE(known, nullptr);
        EXPECT_EQ(known->posting.name, open_job(1).posting.name);
        EXPECT_EQ(known->posting.description, LocalizedText{});
        EXPECT_THAT(known->posting.addresses, IsEmpty());
        EXPECT_EQ(get_jobs(after, std::vector{job(1).text()}).error(), Refusal::JobNotFound);
    }
}

TEST_P(DeleteTest, ACompanyGoesWithItsJobs) {
    const auto first = apply(1, 1).value();
    const auto removed = delete_company(testing::acting(clock_.now()), company_of(1), catalogue_, erasures_);
    ASSERT_TRUE(removed.ok());
    EXPECT_EQ(status_of(first), job_closed);
    const Catalogue after = catalogue();
    EXPECT_EQ(after.company(company_of(1)), nullptr);
    EXPECT_FALSE(catalogue_.company(company_of(1)));
    const Job* known = after.known_job(job(1));
    ASSERT_NE(known, nullptr);
    EXPECT_EQ(after.company_of(*known).profile.name, sample_company(1).profile.name);
    EXPECT_EQ(after.company_of(*known).profile.about, LocalizedText{});
    EXPECT_EQ(delete_company(testing::acting(clock_.now()), company_of(1), catalogue_, erasures_).error(),
              Refusal::CompanyNotFound);
}

TEST_P(DeleteTest, EachIsHeardOnce) {
    testing::HeardActs heard;
    const Acting acting = heard.acting(clock_.now());
    for (int again = 0; again < 2; ++again) {
        EXPECT_EQ(delete_job(acting, job(1), catalogue_, erasures_).ok(), again == 0);
        EXPECT_EQ(delete_company(acting, company_of(1), catalogue_, erasures_).ok(), again == 0);
    }
    EXPECT_THAT(heard.take(), ElementsAre(Pair(OperatorAct::delete_job, job(1).text()),
                                          Pair(OperatorAct::delete_company, company_of(1).text())));
}

TEST_P(DeleteTest, NoImportBringsThemBack) {
    const auto take = [&](const CatalogueLine& line) {
        return ingest(std::span(&line, 1), testing::small_lists(), catalogue_, testing::kNow).front();
    };
    ASSERT_TRUE(take(testing::company_line(1)).ok());
    ASSERT_TRUE(take(testing::job_line(1)).ok());
    ASSERT_TRUE(take(testing::job_line(2)).ok());
    ASSERT_TRUE(
        delete_job(testing::acting(testing::kNow), testing::job_line(1).id, catalogue_, erasures_).ok());
    EXPECT_THAT(take(testing::job_line(1)).error(), ElementsAre("the operator deleted this job"));
    EXPECT_EQ(take(testing::job_line(2)).value(), Ingested::unchanged);
    ASSERT_TRUE(
        delete_company(testing::acting(testing::kNow), testing::company_line(1).id, catalogue_, erasures_)
            .ok());
    EXPECT_THAT(take(testing::company_line(1)).error(), ElementsAre("the operator deleted this company"));
    EXPECT_FALSE(take(testing::job_line(3)).ok());
}

}  // namespace
}  // namespace hoigung::domain
