#include "domain/search/working_time.hpp"

#include <algorithm>
#include <array>

namespace hoigung::domain {
namespace {

constexpr int kDay = 24 * 60;
constexpr int kBand = 6 * 60;
constexpr int kEnough = 2 * 60;

// In the order of the day: 00:00, 06:00, 12:00, 18:00.
constexpr std::array kBandsFromMidnight{WorkingTime::overnight, WorkingTime::day_time, WorkingTime::afternoon,
                                        WorkingTime::night_time};

int overlap(int begin, int end, int other_begin, int other_end) {
    return std::max(0, std::min(end, other_end) - std::max(begin, other_begin));
}

bool is_weekend(DayOfWeek day) {
    return day == DayOfWeek::sat || day == DayOfWeek::sun;
}

}  // namespace

WorkingTimes bands_of_shift(TimeOfDay start, TimeOfDay end) {
    const int begin = start.minutes;
    const int finish = end.minutes > begin ? end.minutes : end.minutes + kDay;
    WorkingTimes bands;
    for (int i = 0; i < static_cast<int>(kBandsFromMidnight.size()); ++i) {
        const int from = i * kBand;
        const int today = overlap(begin, finish, from, from + kBand);
        const int tomorrow = overlap(begin, finish, from + kDay, from + kBand + kDay);
        if (today + tomorrow >= kEnough) bands.insert(kBandsFromMidnight[static_cast<std::size_t>(i)]);
    }
    return bands;
}

WorkingTimes working_times_of(const JobPosting& job) {
    WorkingTimes times;
    for (const WorkingHour& hour : job.working_hours) {
        times.insert(hour.start && hour.end ? bands_of_shift(*hour.start, *hour.end) : kAllWorkingTimes);
    }
    return times;
}

WorkingDays working_days_of(const JobPosting& job) {
    WorkingDays days;
    for (const WorkingHour& hour : job.working_hours) {
        if (hour.day == DayOfWeek::negotiable) {
            days.insert(kAllWorkingDays);
        } else {
            days.insert(is_weekend(hour.day) ? WorkingDay::weekend : WorkingDay::weekday);
        }
    }
    if (days == WorkingDays{WorkingDay::weekend}) days.insert(WorkingDay::weekend_only);
    return days;
}

std::optional<WorkingHourChoice> parse_working_hour(std::string_view value) {
    if (const auto time = base::parse_enum<WorkingTime>(value)) return WorkingHourChoice{{*time}, {}};
    if (value == "day") return WorkingHourChoice{{WorkingTime::day_time, WorkingTime::afternoon}, {}};
    if (value == "night") return WorkingHourChoice{{WorkingTime::night_time, WorkingTime::overnight}, {}};
    if (const auto day = parse_working_day(value)) return WorkingHourChoice{{}, {*day}};
    return std::nullopt;
}

std::optional<WorkingDay> parse_working_day(std::string_view value) {
    if (value == "weekday") return WorkingDay::weekday;
    if (value == "weekend") return WorkingDay::weekend;
    return base::parse_enum<WorkingDay>(value);
}

}  // namespace hoigung::domain
