#include "domain/reckoning/weekly_hours.hpp"

#include <algorithm>
#include <map>
#include <vector>

namespace hoigung::domain {
namespace {

constexpr int kMinutesOfDay = 24 * 60;
// A shift of this length or more is assumed to contain a break.
constexpr int kShiftWithBreak = 6 * 60;
constexpr int kBreak = 60;
// Nobody works longer in a day: shifts that add up to more are for different people or days.
constexpr int kLongestDay = 12 * 60;

struct Shift {
    int start = 0;
    int minutes = 0;

    [[nodiscard]] int counted(Breaks breaks) const {
        return breaks == Breaks::paid || minutes < kShiftWithBreak ? minutes : minutes - kBreak;
    }
};

using DrawnDays = std::map<DayOfWeek, std::vector<Shift>>;

DrawnDays drawn_days(const JobPosting& posting) {
    DrawnDays days;
    for (const WorkingHour& hour : posting.working_hours) {
        if (hour.day == DayOfWeek::negotiable || !hour.start || !hour.end) continue;
        const int length = (hour.end->minutes - hour.start->minutes + kMinutesOfDay) % kMinutesOfDay;
        days[hour.day].push_back({hour.start->minutes, length == 0 ? kMinutesOfDay : length});
    }
    for (auto& [day, shifts] : days) std::ranges::sort(shifts, {}, &Shift::start);
    return days;
}

// Whether one person works all shifts of a day, as in a restaurant that closes in the afternoon. Shifts that
// touch, overlap or add up to too much are alternatives, of which a person works one.
bool are_one_day(const std::vector<Shift>& shifts) {
    int total = shifts.front().minutes;
    for (std::size_t i = 1; i < shifts.size(); ++i) {
        if (shifts[i - 1].start + shifts[i - 1].minutes >= shifts[i].start) return false;
        total += shifts[i].minutes;
    }
    return total <= kLongestDay;
}

int minutes_of(const std::vector<Shift>& shifts, Extent extent, Breaks breaks) {
    int sum = 0;
    int shortest = kMinutesOfDay;
    int longest = 0;
    for (const Shift& shift : shifts) {
        sum += shift.counted(breaks);
        shortest = std::min(shortest, shift.counted(breaks));
        longest = std::max(longest, shift.counted(breaks));
    }
    if (are_one_day(shifts)) return sum;
    return extent == Extent::fewest ? shortest : longest;
}

template <class Number>
std::optional<Number> end_of(const Range<Number>& range, Extent extent) {
    return extent == Extent::fewest ? range.least() : range.most();
}

// The hours of a drawn day; no more than are stated.
double hours_of(const std::vector<Shift>& shifts, const JobPosting& posting, Extent extent, Breaks breaks) {
    const double drawn = minutes_of(shifts, extent, breaks) / 60.0;
    return std::min(drawn, end_of(posting.working_hours_per_day, extent).value_or(drawn));
}

enum class Saturdays { worked, free };

// The hours of a week by the listed shifts: when there are days to choose from, only as many as are stated.
double drawn_hours(const JobPosting& posting, const DrawnDays& days, Extent extent, Breaks breaks,
                   Saturdays saturdays) {
    std::vector<double> hours;
    for (const auto& [day, shifts] : days) {
        if (day == DayOfWeek::sat && saturdays == Saturdays::free) continue;
        hours.push_back(hours_of(shifts, posting, extent, breaks));
    }
    std::ranges::sort(hours);
    if (extent == Extent::most) std::ranges::reverse(hours);
    const int stated = end_of(posting.working_days_per_week, extent).value_or(7);
    const auto worked = std::min(hours.size(), static_cast<std::size_t>(std::max(1, stated)));
    double sum = 0;
    for (std::size_t i = 0; i < worked; ++i) sum += hours[i];
    return sum;
}

}  // namespace

std::optional<WeeklyHours> weekly_hours(const JobPosting& posting, Extent extent, Breaks breaks) {
    const DrawnDays drawn = drawn_days(posting);
    const auto days = end_of(posting.working_days_per_week, extent);
    const auto hours = end_of(posting.working_hours_per_day, extent);
    // Shifts for only a part of the week say less than the stated hours.
    if (days && hours && static_cast<std::size_t>(std::max(0, *days)) > drawn.size())
        return WeeklyHours{*days * *hours, *days * *hours, true};
    if (drawn.empty()) return std::nullopt;
    const double busier = drawn_hours(posting, drawn, extent, breaks, Saturdays::worked);
    const bool alternates = posting.alternative_sat && drawn.contains(DayOfWeek::sat);
    return WeeklyHours{
        busier, alternates ? drawn_hours(posting, drawn, extent, breaks, Saturdays::free) : busier, false};
}

std::optional<double> daily_hours(const JobPosting& posting, Extent extent, Breaks breaks) {
    std::optional<double> found;
    for (const auto& [day, shifts] : drawn_days(posting)) {
        const double hours = hours_of(shifts, posting, extent, breaks);
        if (!found || (extent == Extent::fewest ? hours < *found : hours > *found)) found = hours;
    }
    return found ? found : end_of(posting.working_hours_per_day, extent);
}

bool has_negotiable_hours(const JobPosting& posting) {
    return std::ranges::any_of(posting.working_hours, [](const WorkingHour& hour) {
        return hour.day == DayOfWeek::negotiable || !hour.start || !hour.end;
    });
}

}  // namespace hoigung::domain
