#include "wanted.hpp"

#include <gtest/gtest.h>

#include "base/json_archive.hpp"

namespace hoigung::relevance {
namespace {

using domain::DayOfWeek;

// As the data writes it.
Wanted wanted(std::string_view json) {
    Wanted described;
    base::JsonReader reader;
    reader.read(boost::json::parse({json.data(), json.size()}), described);
    EXPECT_TRUE(reader.problems().empty()) << json;
    return described;
}

domain::JobPosting waiter(const char* start, const char* end) {
    domain::JobPosting job;
    job.name = {"兼職侍應", "Part-time Waiter"};
    job.job_types = {"WW"};
    job.working_hours = {{DayOfWeek::mon, domain::TimeOfDay::parse(start), domain::TimeOfDay::parse(end)}};
    return job;
}

domain::JobPosting flexible() {
    domain::JobPosting job;
    job.working_hours = {{DayOfWeek::negotiable, std::nullopt, std::nullopt}};
    return job;
}

TEST(Wanted, ATradeIsATypeOrAWordOfTheTitleInEitherLanguage) {
    const auto job = waiter("09:00", "17:00");
    EXPECT_EQ(fit(job, wanted(R"({"best": ["WW"]})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"title": ["WAITER"]})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"best": ["BS"], "title": ["侍應"]})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"best": ["BS"], "good": ["WW"]})")), kWillDo);
    EXPECT_EQ(fit(job, wanted(R"({"best": ["BS"]})")), kUnfit);
}

TEST(Wanted, HoursAreAShiftWithinTheWindowAndHalfAnHourMoreWillDo) {
    EXPECT_EQ(fit(waiter("09:00", "17:00"), wanted(R"({"within": {"from": "09:00", "to": "17:00"}})")),
              kMeant);
    EXPECT_EQ(fit(waiter("09:30", "17:30"), wanted(R"({"within": {"from": "09:00", "to": "17:00"}})")),
              kWillDo);
    EXPECT_EQ(fit(waiter("09:00", "18:00"), wanted(R"({"within": {"from": "09:00", "to": "17:00"}})")),
              kUnfit);
    EXPECT_EQ(fit(waiter("23:00", "07:00"), wanted(R"({"within": {"from": "22:00", "to": "08:00"}})")),
              kMeant);
    EXPECT_EQ(fit(waiter("01:00", "07:00"), wanted(R"({"within": {"from": "22:00", "to": "08:00"}})")),
              kMeant);
    EXPECT_EQ(fit(flexible(), wanted(R"({"within": {"from": "09:00", "to": "17:00"}})")), kWillDo);
}

TEST(Wanted, ARotaThatHasOtherShiftsTooWillDo) {
    auto job = waiter("07:00", "15:00");
    job.working_hours.push_back(waiter("23:00", "07:00").working_hours.front());
    EXPECT_EQ(fit(job, wanted(R"({"within": {"from": "07:00", "to": "15:00"}})")), kMeant);
    job.shift_required = true;
    EXPECT_EQ(fit(job, wanted(R"({"within": {"from": "07:00", "to": "15:00"}})")), kWillDo);
}

TEST(Wanted, AShiftIsClearOfAWindowThatItDoesNotTouch) {
    const auto no_nights = wanted(
        R"({"clear_of": {"from": "19:30", "to": "06:00"}, "roughly_clear_of": {"from": "22:00", "to": "05:00"}})");
    EXPECT_EQ(fit(waiter("10:00", "19:30"), no_nights), kMeant);
    EXPECT_EQ(fit(waiter("11:00", "21:00"), no_nights), kWillDo);
    EXPECT_EQ(fit(waiter("16:00", "23:00"), no_nights), kUnfit);
    EXPECT_EQ(fit(waiter("04:00", "12:00"), no_nights), kUnfit);
    EXPECT_EQ(fit(flexible(), no_nights), kWillDo);
    EXPECT_EQ(fit(waiter("04:00", "12:00"), wanted(R"({"overlaps": {"from": "22:00", "to": "05:00"}})")),
              kMeant);
    EXPECT_EQ(fit(flexible(), wanted(R"({"overlaps": {"from": "22:00", "to": "05:00"}})")), kUnfit);
}

TEST(Wanted, ADayIsOffWhenNobodyWorksOnIt) {
    const auto job = waiter("09:00", "17:00");
    EXPECT_EQ(fit(job, wanted(R"({"off": ["sun"]})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"off": ["mon"]})")), kUnfit);
    EXPECT_EQ(fit(flexible(), wanted(R"({"off": ["sun"]})")), kWillDo);
    EXPECT_EQ(fit(job, wanted(R"({"works": ["mon", "sun"]})")), kMeant);
    EXPECT_EQ(fit(flexible(), wanted(R"({"works": ["mon"]})")), kUnfit);
}

TEST(Wanted, FiveDaysAreExactlyFiveAndARangeWithFiveWillDo) {
    domain::JobPosting job;
    job.working_days_per_week = {5, 5};
    EXPECT_EQ(fit(job, wanted(R"({"days_a_week": 5})")), kMeant);
    job.working_days_per_week = {4, 6};
    EXPECT_EQ(fit(job, wanted(R"({"days_a_week": 5})")), kWillDo);
    job.attributes.emplace_back().name = {"五天工作", "Five-day week"};
    EXPECT_EQ(fit(job, wanted(R"({"days_a_week": 5})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"days_a_week": 3})")), kUnfit);
}

TEST(Wanted, PayIsARangeThatOverlapsTheJobsOwn) {
    domain::JobPosting job;
    job.hourly_rate = {60, 70};
    job.working_hours_per_day = {8, 10};
    EXPECT_EQ(fit(job, wanted(R"({"hourly": 65, "hourly_to": 80})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"hourly": 71})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"hourly_over": 59})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"hourly_over": 65})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"hourly_under": 71})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"daily": 700})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"daily": 701})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"daily_to": 480})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"monthly": 1})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"monthly_over": 1})")), kUnfit);
}

TEST(Wanted, AnEducationThatTheJobDoesNotSayWillDoWhereTheEmptyCodeIsGood) {
    domain::JobPosting job;
    EXPECT_EQ(fit(job, wanted(R"({"educations": ["form-3"], "good_educations": [""]})")), kWillDo);
    job.education = "form-3";
    EXPECT_EQ(fit(job, wanted(R"({"educations": ["form-3"], "good_educations": [""]})")), kMeant);
    job.education = "tertiary";
    EXPECT_EQ(fit(job, wanted(R"({"educations": ["form-3"], "good_educations": [""]})")), kUnfit);
}

TEST(Wanted, APlaceIsWithinItsMetresAndALittleFartherWillDo) {
    domain::JobPosting job;
    auto& address = job.addresses.emplace_back();
    address.district = "030503";
    address.coordinates = domain::Coordinates{22.3181, 114.1684};
    EXPECT_EQ(fit(job, wanted(R"({"near": {"lat": 22.3281, "lng": 114.1684}, "metres": 1200})")), kMeant);
    EXPECT_EQ(
        fit(job,
            wanted(R"({"near": {"lat": 22.3281, "lng": 114.1684}, "metres": 1000, "good_metres": 2000})")),
        kWillDo);
    EXPECT_EQ(fit(job, wanted(R"({"near": {"lat": 22.3281, "lng": 114.1684}, "metres": 1000})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"only_districts": ["030503"]})")), kMeant);
    job.addresses.emplace_back().district = "030501";
    EXPECT_EQ(fit(job, wanted(R"({"only_districts": ["030503"]})")), kUnfit);
}

TEST(Wanted, EitherIsTheBestOfSeveral) {
    auto job = waiter("09:00", "17:00");
    EXPECT_EQ(fit(job, wanted(R"({"either": [{"best": ["DI"]}, {"best": ["WW"]}]})")), kMeant);
    EXPECT_EQ(fit(job, wanted(R"({"either": [{"best": ["DI"]}, {"good": ["WW"]}]})")), kWillDo);
    EXPECT_EQ(fit(job, wanted(R"({"either": [{"best": ["DI"]}]})")), kUnfit);
    EXPECT_EQ(fit(job, wanted(R"({"rather_says": ["宿舍"]})")), kWillDo);
}

}  // namespace
}  // namespace hoigung::relevance
