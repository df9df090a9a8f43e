#include "search/alerts.hpp"

#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "search/testing/oracle.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/trade.hpp"

namespace hoigung::search {
namespace {

using domain::AlertFilter;
using domain::JobAlertId;
using testing::Chance;
using testing::Oracle;

JobAlertId alert_id(int number) {
    return Chance::id<JobAlertId>(number, 0xA1);
}

AlertFilter some_filter(Chance& chance) {
    const domain::JobQuery query = chance.query(10, 3);
    AlertFilter filter;
    if (chance.one_in(2)) filter.term = query.term;
    filter.districts = query.districts;
    filter.job_types = query.job_types;
    filter.employments = query.employments;
    if (chance.one_in(4)) filter.max_hours_per_day = 1 + chance.below(12);
    if (chance.one_in(4)) filter.max_days_per_week = 1 + chance.below(7);
    if (chance.one_in(4)) {
        filter.hourly_rate = 40 + chance.below(50);
    } else if (chance.one_in(4)) {
        filter.monthly_rate = 9000 + chance.below(60) * 250;
    }
    return filter;
}

// The search that finds the jobs an alert with this filter matches.
domain::JobQuery as_query(const AlertFilter& filter) {
    domain::JobQuery query;
    query.term = filter.term;
    query.districts = filter.districts;
    query.job_types = filter.job_types;
    query.employments = filter.employments;
    query.from_working_days_per_week = filter.max_days_per_week;
    if (filter.max_hours_per_day) query.from_working_hours_per_day = *filter.max_hours_per_day;
    query.hourly_rate = filter.hourly_rate;
    query.monthly_rate = filter.monthly_rate;
    return query;
}

RC_GTEST_PROP(Alerts, MeetTheJobsThatTheirSearchFinds, ()) {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    Alerts alerts(testing::dictionary());
    std::map<JobAlertId, AlertFilter> stored;
    for (int i = *rc::gen::inRange(0, 200); i > 0; --i) {
        const JobAlertId id = alert_id(chance.below(100));
        if (chance.one_in(5)) {
            alerts.remove(id);
            stored.erase(id);
        } else {
            stored[id] = some_filter(chance);
            alerts.put(id, stored[id]);
        }
    }
    RC_ASSERT(alerts.size() == stored.size());
    for (int i = 0; i < 5; ++i) {
        domain::CatalogueRows rows;
        rows.companies.push_back(chance.company(0));
        rows.companies.front().is_suspended = false;
        rows.jobs.push_back(chance.job(i, 1));
        rows.jobs.front().state = domain::JobState::published;
        const domain::Catalogue catalogue(std::move(rows));
        const domain::Job& job = *catalogue.open_jobs().front();
        const Oracle oracle(catalogue, *testing::dictionary());
        std::vector<JobAlertId> expected;
        for (const auto& [id, filter] : stored) {
            if (oracle.search(as_query(filter), {}).total == 1) expected.push_back(id);
        }
        auto found = alerts.matching(job, catalogue.company_of(job));
        std::ranges::sort(found);
        RC_ASSERT(found == expected);
    }
}

TEST(Alerts, BoundsAreAsTheSeekerMeantThem) {
    Alerts alerts(testing::dictionary());
    AlertFilter filter;
    filter.max_hours_per_day = 8;
    filter.max_days_per_week = 5;
    filter.hourly_rate = 62;
    alerts.put(alert_id(1), filter);
    domain::Job job;
    job.posting.working_hours_per_day = {7.5, 9.0};
    job.posting.working_days_per_week = {5, 6};
    job.posting.hourly_rate = {50, 62};
    EXPECT_EQ(alerts.matching(job, {}).size(), 1U);
    job.posting.hourly_rate = {50, 61};
    EXPECT_TRUE(alerts.matching(job, {}).empty());
    job.posting.hourly_rate = {70, {}};
    job.posting.working_hours_per_day.from = 8.5;
    EXPECT_TRUE(alerts.matching(job, {}).empty());
    job.posting.working_hours_per_day = {};
    EXPECT_TRUE(alerts.matching(job, {}).empty()) << "a job that does not say its hours promises none";
}

TEST(Alerts, KeepToWhatTheirTextMeans) {
    RecordProperty("rows", "14.01");
    Alerts alerts(testing::dictionary());
    AlertFilter filter;
    filter.term = "侍應 旺角 唔返夜 $60";
    alerts.put(alert_id(1), filter);
    domain::Job job;
    job.posting.name = {"侍應", "Waiter"};
    job.posting.addresses.emplace_back().district = "030503";
    job.posting.hourly_rate = {55, 62};
    job.posting.working_hours = {
        {domain::DayOfWeek::mon, domain::TimeOfDay{9 * 60}, domain::TimeOfDay{17 * 60}}};
    EXPECT_EQ(alerts.matching(job, {}).size(), 1U);
    domain::Job late = job;
    late.posting.working_hours.front().end = domain::TimeOfDay{23 * 60};
    EXPECT_TRUE(alerts.matching(late, {}).empty());
    domain::Job elsewhere = job;
    elsewhere.posting.addresses.front().district = "030501";
    EXPECT_TRUE(alerts.matching(elsewhere, {}).empty());
    domain::Job cheap = job;
    cheap.posting.hourly_rate = {50, 59};
    EXPECT_TRUE(alerts.matching(cheap, {}).empty());
}

TEST(Alerts, CanNameAStationAndWhatIsNotWanted) {
    Alerts alerts(testing::dictionary());
    AlertFilter around;
    around.term = "旺角站";
    alerts.put(alert_id(1), around);
    AlertFilter other;
    other.term = "不要銷售";
    alerts.put(alert_id(2), other);
    domain::Job job;
    job.posting.name = {"銷售", "Sales"};
    job.posting.addresses.emplace_back().coordinates = domain::Coordinates{22.32, 114.17};
    EXPECT_EQ(alerts.matching(job, {}), std::vector{alert_id(1)});
    job.posting.name = {"文員", "Clerk"};
    job.posting.addresses.front().coordinates = domain::Coordinates{22.45, 114.03};
    EXPECT_EQ(alerts.matching(job, {}), std::vector{alert_id(2)});
}

}  // namespace
}  // namespace hoigung::search
