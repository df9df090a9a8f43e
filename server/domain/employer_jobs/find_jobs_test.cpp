#include "domain/employer_jobs/find_jobs.hpp"

#include <gmock/gmock.h>

#include "domain/employer_jobs/employer_job_store.hpp"
#include "domain/employer_jobs/job_days.hpp"
#include "domain/events/event.hpp"
#include "domain/testing/one_job.hpp"
#include "security/testing/with_employer_jobs.hpp"

namespace hoigung::domain {
namespace {

using namespace security::testing;
using namespace std::chrono_literals;
using testing::close_job;
using ::testing::ElementsAre;
using ::testing::SizeIs;

class FindJobsTest : public WithEmployerJobs {};
HOIGUNG_ON_EACH_DATABASE(FindJobsTest);

TEST_P(FindJobsTest, JobsAreFoundByTextStagePlaceAndKind) {
    RecordProperty("rows", "10.13");
    const JobId waiter = published("Waiter");
    const JobId cook = published("Cook");
    begin("empty");
    ASSERT_TRUE(close_job(owner_, company_.id.text(), cook.text(), CloseReason::filled_elsewhere, ports(),
                          clock_.now())
                    .ok());
    const auto find = [&](auto change) {
        EmployerJobQuery query;
        query.page = {0, 30};
        change(query);
        return find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
    };
    const auto all = find([](EmployerJobQuery&) {});
    EXPECT_EQ(all.total, 3);
    EXPECT_THAT(all.counts, ElementsAre(1, 0, 1, 1, 0));
    const auto named = find([](EmployerJobQuery& query) { query.term = "mong KOK wait"; });
    ASSERT_THAT(named.jobs, SizeIs(1));
    EXPECT_EQ(named.jobs.front().id, waiter);
    EXPECT_EQ(find([](EmployerJobQuery& query) { query.stage = JobStage::closed; }).jobs.front().id, cook);
    EXPECT_EQ(find([&](EmployerJobQuery& query) { query.place = branch_.id; }).total, 2);
    EXPECT_EQ(find([](EmployerJobQuery& query) { query.job_type = "SG"; }).total, 0);
    EXPECT_THAT(find([](EmployerJobQuery& query) { query.page = {2, 1}; }).jobs, SizeIs(1));
}

TEST_P(FindJobsTest, SumsOfADayCanBeMadeAgain) {
    RecordProperty("rows", "10.13");
    const JobId id = published();
    OpeningCounter counter;
    counter.count(id, clock_.now());
    counter.count(id, clock_.now());
    counter.flush(job_days_);
    counter.flush(job_days_);
    sum_up_days(job_days_, clock_.now());
    sum_up_days(job_days_, clock_.now());
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums, (JobSums{0, 2, 0}));
    counter.count(id, clock_.now());
    counter.flush(job_days_);
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums.openings, 3);
}

TEST_P(FindJobsTest, DaysAreSummedUpWhenSomethingCameThatCountsAndNowAndThen) {
    const JobId id = published();
    DaysToSumUp days;
    const auto is_due = [&] { return days.any(job_days_, clock_.now()); };
    EXPECT_TRUE(is_due());
    EXPECT_TRUE(is_due()) << "nobody has done it";
    days.done();
    EXPECT_FALSE(is_due());
    clock_.advance(1s);
    database().transaction([&](store::Connection& connection) {
        connection.execute(
            "INSERT INTO tracking_events (id, received_at, at, event, session_id, job_id, source, "
            "source_section, path, tracking_params) VALUES (:id, :now, :now, :event, 'tab', :job, '', '', "
            "'', '')",
            JobId::make(clock_.now(), random_), clock_.now(), EventName::job_impression, id);
    });
    EXPECT_TRUE(is_due());
    days.done();
    EXPECT_FALSE(is_due());
    clock_.advance(10min);
    EXPECT_TRUE(is_due());
    days.done();
    clock_.advance(-1min);
    EXPECT_TRUE(is_due()) << "the clock was set back";
}

TEST_P(FindJobsTest, TotalsAreWhatTheDaysSumUpTo) {
    RecordProperty("rows", "10.13");
    const JobId id = published();
    const auto see = [&](std::string_view tab) {
        database().transaction([&](store::Connection& connection) {
            connection.execute(
                "INSERT INTO tracking_events (id, received_at, at, event, session_id, job_id, source, "
                "source_section, path, tracking_params) VALUES (:id, :now, :now, :event, :tab, :job, '', '', "
                "'', '')",
                JobId::make(clock_.now(), random_), clock_.now(), EventName::job_impression, tab, id);
        });
        sum_up_days(job_days_, clock_.now());
    };
    OpeningCounter counter;
    counter.count(id, clock_.now());
    see("a");
    see("b");
    counter.flush(job_days_);
    clock_.advance(24h);
    counter.count(id, clock_.now());
    see("a");
    counter.flush(job_days_);
    database().transaction(
        [](store::Connection& connection) { connection.execute("DELETE FROM tracking_events"); });
    sum_up_days(job_days_, clock_.now());
    const JobSums sums{3, 2, 0};
    EXPECT_EQ(find_employer_job(company_.id, id.text(), ports())->sums, sums);
    EmployerJobQuery query;
    query.page = {0, 30};
    const auto list = find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
    EXPECT_EQ(list.jobs.front().sums, sums);
    JobSums of_days;
    const auto days = find_job_days(std::span(&id, 1), 30, employers_);
    for (const JobDay& day : days.at(id)) {
        of_days.views += day.sums.views;
        of_days.openings += day.sums.openings;
    }
    EXPECT_EQ(of_days, sums);
}

TEST_P(FindJobsTest, TheListIsTheSameWhetherJobsAreInMemoryOrNot) {
    RecordProperty("rows", "10.13");
    for (const char* title : {"Waiter", "Cook", "Cleaner"}) published(title);
    begin("empty");
    ASSERT_TRUE(close_job(owner_, company_.id.text(), published("Driver").text(), CloseReason::not_needed,
                          ports(), clock_.now())
                    .ok());
    using enum EmployerJobSort;
    for (const EmployerJobSort sort : {newest, ending, title, most_views, most_applications}) {
        for (const auto& stage : {std::optional<JobStage>(), std::optional(JobStage::open)}) {
            EmployerJobQuery query;
            query.stage = stage;
            query.sort = sort;
            query.page = {1, 2};
            const auto known = find_employer_jobs(company_.id, query, Catalogue(catalogue_.load()), ports());
            const auto read = find_employer_jobs(company_.id, query, Catalogue(), ports());
            EXPECT_EQ(read.total, stage ? 3 : 5);
            EXPECT_EQ(read.counts, known.counts);
            ASSERT_THAT(read.jobs, SizeIs(2));
            for (std::size_t i = 0; i < 2; ++i) {
                EXPECT_EQ(read.jobs[i].id, known.jobs[i].id) << base::name_of(sort);
                EXPECT_EQ(read.jobs[i].posting().name, known.jobs[i].posting().name);
            }
        }
    }
}

}  // namespace
}  // namespace hoigung::domain
