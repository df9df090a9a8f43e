#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/places/distance.hpp"
#include "domain/search/job_search.hpp"
#include "domain/search/working_time.hpp"

namespace hoigung::domain {
namespace {

TimeOfDay at(std::string_view text) {
    return *TimeOfDay::parse(text);
}

WorkingTimes bands(std::string_view start, std::string_view end) {
    return bands_of_shift(at(start), at(end));
}

TEST(WorkingTime, AShiftBelongsToABandItCoversForTwoHours) {
    EXPECT_EQ(bands("09:00", "18:00"), (WorkingTimes{WorkingTime::day_time, WorkingTime::afternoon}));
    EXPECT_EQ(bands("10:00", "14:00"), (WorkingTimes{WorkingTime::day_time, WorkingTime::afternoon}));
    EXPECT_EQ(bands("10:01", "13:59"), WorkingTimes{});
    EXPECT_EQ(bands("18:00", "00:00"), (WorkingTimes{WorkingTime::night_time}));
    EXPECT_EQ(bands("20:00", "08:00"),
              (WorkingTimes{WorkingTime::night_time, WorkingTime::overnight, WorkingTime::day_time}));
    EXPECT_EQ(bands("23:00", "06:00"), (WorkingTimes{WorkingTime::overnight}));
    EXPECT_EQ(bands("08:00", "08:00"), kAllWorkingTimes) << "round the clock";
}

RC_GTEST_PROP(WorkingTime, CountsTheSameMinutesAsAWalkThroughTheShift, ()) {
    const int start = *rc::gen::inRange(0, 24 * 60);
    const int end = *rc::gen::inRange(0, 24 * 60);
    int minutes[4] = {};
    int now = start;
    do {
        ++minutes[now % 1440 / 360];
        now = (now + 1) % 1440;
    } while (now != end);
    const WorkingTimes found = bands_of_shift({start}, {end});
    RC_ASSERT(found.contains(WorkingTime::overnight) == (minutes[0] >= 120));
    RC_ASSERT(found.contains(WorkingTime::day_time) == (minutes[1] >= 120));
    RC_ASSERT(found.contains(WorkingTime::afternoon) == (minutes[2] >= 120));
    RC_ASSERT(found.contains(WorkingTime::night_time) == (minutes[3] >= 120));
}

TEST(WorkingTime, WhatIsToBeAgreedMatchesEverything) {
    RecordProperty("rows", "3.83");
    JobPosting job;
    EXPECT_TRUE(working_times_of(job).empty());
    EXPECT_TRUE(working_days_of(job).empty());
    job.working_hours = {{DayOfWeek::negotiable, {}, {}}};
    EXPECT_EQ(working_times_of(job), kAllWorkingTimes);
    EXPECT_EQ(working_days_of(job), kAllWorkingDays);
    job.working_hours = {{DayOfWeek::sun, at("09:00"), at("12:00")}};
    EXPECT_EQ(working_days_of(job), (WorkingDays{WorkingDay::weekend, WorkingDay::weekend_only}));
}

TEST(WorkingTime, UnderstandsTheEarlierList) {
    RecordProperty("rows", "3.84 3.85");
    using Choice = WorkingHourChoice;
    EXPECT_EQ(parse_working_hour("DayTime"), (Choice{{WorkingTime::day_time}, {}}));
    EXPECT_EQ(parse_working_hour("day"), (Choice{{WorkingTime::day_time, WorkingTime::afternoon}, {}}));
    EXPECT_EQ(parse_working_hour("night"), (Choice{{WorkingTime::night_time, WorkingTime::overnight}, {}}));
    EXPECT_EQ(parse_working_hour("weekday"), (Choice{{}, {WorkingDay::weekday}}));
    EXPECT_EQ(parse_working_hour("weekend"), (Choice{{}, {WorkingDay::weekend}}));
    EXPECT_EQ(parse_working_hour("dusk"), std::nullopt);
    EXPECT_EQ(parse_working_day("Weekend"), WorkingDay::weekend);
}

TEST(Distance, MeasuresHongKongWithinAMetreInAThousand) {
    // Star Ferry, Tsim Sha Tsui, to Central Pier 7.
    const DistanceFrom ferry({22.293889, 114.168611});
    EXPECT_NEAR(static_cast<double>(ferry.metres(GeoPoint::of({22.286944, 114.161111}))), 1091, 2);
    // Mong Kok to Kwun Tong station.
    const DistanceFrom mong_kok({22.3193, 114.1694});
    EXPECT_NEAR(static_cast<double>(mong_kok.metres(GeoPoint::of({22.3122, 114.2265}))), 5927, 6);
    EXPECT_EQ(mong_kok.metres(GeoPoint::of({22.3193, 114.1694})), 0);
}

TEST(Distance, GoesAcrossTheDateLine) {
    EXPECT_LT(DistanceFrom({10, 179.999}).metres(GeoPoint::of({10, -179.999})), 300);
}

RC_GTEST_PROP(Distance, ABoxReachesAsFarAsItsPoints, ()) {
    const auto number = [](int low, int high) { return *rc::gen::inRange(low, high); };
    const DistanceFrom from({number(-80'000, 80'000) / 1000.0, number(-170'000, 170'000) / 1000.0});
    const GeoPoint low{number(-80'000'000, 80'000'000), number(-10'000'000, 9'000'000)};
    const GeoPoint high{low.lat + number(0, 16'000), low.lng + number(0, 16'000)};
    const GeoPoint inside{number(low.lat, high.lat + 1), number(low.lng, high.lng + 1)};
    const auto reach = from.reach(low, high);
    RC_ASSERT(from.metres(inside) >= reach.nearest);
    RC_ASSERT(from.metres(inside) <= reach.farthest);
}

TEST(Distance, ReadsAPlaceFromAnAddress) {
    RecordProperty("rows", "5.23");
    EXPECT_EQ(parse_latlng("22.3193,114.1694"), (Coordinates{22.3193, 114.1694}));
    EXPECT_EQ(parse_latlng(" 22.3193 , -114 "), (Coordinates{22.3193, -114}));
    for (const auto* wrong : {"", "22.3", "a,b", "91,0", "0,181", "22,114,5", "nan,1", "22.3,"})
        EXPECT_EQ(parse_latlng(wrong), std::nullopt) << wrong;
}

TEST(JobQuery, ComesInAnOrderThatHasGround) {
    JobQuery query;
    EXPECT_EQ(query.order(), JobSort::newest);
    query.sort = JobSort::relevance;
    EXPECT_EQ(query.order(), JobSort::newest);
    query.term = "waiter";
    EXPECT_EQ(query.order(), JobSort::relevance);
    query.sort = JobSort::nearest;
    EXPECT_EQ(query.order(), JobSort::relevance);
    query.sort.reset();
    query.near = Coordinates{22.3, 114.1};
    EXPECT_EQ(query.order(), JobSort::nearest);
    query.sort = JobSort::newest;
    EXPECT_EQ(query.order(), JobSort::newest);
    query.sort = JobSort::relevance;
    EXPECT_EQ(query.order(), JobSort::relevance);
    query.near = Coordinates{91, 0};
    query.sort = JobSort::nearest;
    EXPECT_EQ(query.order(), JobSort::relevance);
}

}  // namespace
}  // namespace hoigung::domain
