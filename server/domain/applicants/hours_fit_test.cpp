#include "domain/applicants/hours_fit.hpp"

#include <bitset>
#include <random>

#include <gmock/gmock.h>

namespace hoigung::domain {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::size_t kWeek = 7 * 24 * 60;
using Minutes = std::bitset<kWeek>;

WorkingHour shift(DayOfWeek day, int start, int end) {
    return {day, TimeOfDay{start}, TimeOfDay{end}};
}

Minutes minutes_of(const WeekSpans& spans) {
    Minutes minutes;
    for (const Availability& span : spans) {
        for (int minute = span.from_minute_of_week; minute < span.to_minute_of_week; ++minute)
            minutes.set(static_cast<std::size_t>(minute));
    }
    return minutes;
}

TEST(HoursFit, GoesOverMidnightAndTheWeeksEnd) {
    RecordProperty("rows", "10.25");
    const std::vector<WorkingHour> nights{shift(DayOfWeek::sun, 22 * 60, 6 * 60)};
    const std::vector<Availability> monday{{0, 4 * 60}};
    const HoursFit fit = hours_fit(nights, monday);
    EXPECT_THAT(fit.job, ElementsAre(Availability{0, 360}, Availability{10080 - 120, 10080}));
    EXPECT_THAT(fit.both, ElementsAre(Availability{0, 240}));
    EXPECT_EQ(fit.percent(), 50);
}

TEST(HoursFit, SaysNothingWithoutHoursOfEither) {
    const std::vector<WorkingHour> open{{DayOfWeek::negotiable, {}, {}}, {DayOfWeek::mon, {}, {}}};
    const std::vector<Availability> free{{0, 60}};
    EXPECT_EQ(hours_fit(open, free).percent(), std::nullopt);
    EXPECT_THAT(hours_fit(open, free).job, IsEmpty());
    const std::vector<WorkingHour> day{shift(DayOfWeek::mon, 0, 60)};
    EXPECT_EQ(hours_fit(day, {}).percent(), std::nullopt);
    EXPECT_EQ(hours_fit(day, free).percent(), 100);
}

TEST(HoursFit, IsWhatCountingEachMinuteGives) {
    RecordProperty("rows", "10.25");
    std::mt19937 engine(7);  // NOLINT(cert-msc51-cpp): the same each time.
    const auto roll = [&](int below) { return static_cast<int>(engine() % static_cast<unsigned>(below)); };
    for (int round = 0; round < 500; ++round) {
        std::vector<WorkingHour> shifts;
        Minutes job;
        for (int i = roll(8); i > 0; --i) {
            const int day = roll(7);
            const int start = roll(24 * 60);
            const int end = roll(24 * 60);
            shifts.push_back(shift(static_cast<DayOfWeek>(day), start, end));
            const int length = end > start ? end - start : end - start + 24 * 60;
            for (int minute = 0; minute < length; ++minute)
                job.set(static_cast<std::size_t>(day * 24 * 60 + start + minute) % kWeek);
        }
        std::vector<Availability> free_spans;
        for (int i = roll(8); i > 0; --i) {
            const int from = roll(10080);
            free_spans.push_back({from, from + 1 + roll(10080 - from)});
        }
        const Minutes free = minutes_of(free_spans);
        const HoursFit fit = hours_fit(shifts, free_spans);
        EXPECT_EQ(minutes_of(fit.job), job);
        EXPECT_EQ(minutes_of(fit.free), free);
        EXPECT_EQ(minutes_of(fit.both), job & free);
        for (const WeekSpans& spans : {fit.job, fit.free, fit.both}) {
            for (std::size_t i = 1; i < spans.size(); ++i)
                EXPECT_LT(spans[i - 1].to_minute_of_week, spans[i].from_minute_of_week);
        }
        if (job.any() && free.any()) {
            EXPECT_EQ(fit.percent(), static_cast<int>((job & free).count() * 100 / job.count()));
        } else {
            EXPECT_EQ(fit.percent(), std::nullopt);
        }
    }
}

}  // namespace
}  // namespace hoigung::domain
