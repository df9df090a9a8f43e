#include "domain/ingest/lowest_pay.hpp"

#include <algorithm>
#include <cmath>
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
constexpr double kWeeksOfMonth = 52.0 / 12;

struct Shift {
    int start = 0;
    int minutes = 0;

    [[nodiscard]] int counted(bool with_breaks) const {
        return with_breaks || minutes < kShiftWithBreak ? minutes : minutes - kBreak;
    }
};

std::map<DayOfWeek, std::vector<Shift>> drawn_days(const JobPosting& posting) {
    std::map<DayOfWeek, std::vector<Shift>> days;
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

int minutes_of(const std::vector<Shift>& shifts, bool with_breaks) {
    int sum = 0;
    int shortest = kMinutesOfDay;
    for (const Shift& shift : shifts) {
        sum += shift.counted(with_breaks);
        shortest = std::min(shortest, shift.counted(with_breaks));
    }
    return are_one_day(shifts) ? sum : shortest;
}

// The fewest hours of a week by the listed shifts: when there are days or shifts to choose from, only as many
// as the job states.
double hours_a_week(const JobPosting& posting, const std::map<DayOfWeek, std::vector<Shift>>& days,
                    bool with_breaks) {
    std::vector<double> hours;
    for (const auto& [day, shifts] : days) {
        const double drawn = minutes_of(shifts, with_breaks) / 60.0;
        const double of_day = std::min(drawn, posting.working_hours_per_day.least().value_or(drawn));
        hours.push_back(posting.alternative_sat && day == DayOfWeek::sat ? of_day / 2 : of_day);
    }
    std::ranges::sort(hours);
    const auto stated = posting.working_days_per_week.least();
    const auto worked = std::min(hours.size(), static_cast<std::size_t>(std::max(1, stated.value_or(7))));
    double sum = 0;
    for (std::size_t i = 0; i < worked; ++i) sum += hours[i];
    return sum;
}

double cents_per_hour(int monthly_rate, double hours_a_week) {
    return std::floor(monthly_rate * 100.0 / (hours_a_week * kWeeksOfMonth));
}

}  // namespace

std::optional<LowestPay> lowest_pay(const JobPosting& posting) {
    if (const auto rate = posting.hourly_rate.least()) return LowestPay{*rate * 100.0, *rate * 100.0};
    const auto rate = posting.monthly_rate.least();
    if (!rate) return std::nullopt;
    const auto drawn = drawn_days(posting);
    const auto days = posting.working_days_per_week.least();
    const auto hours = posting.working_hours_per_day.least();
    // Shifts for only a part of the week say less than the stated hours.
    const bool is_stated = days && hours && static_cast<std::size_t>(std::max(0, *days)) > drawn.size();
    if (!is_stated && !drawn.empty())
        return LowestPay{cents_per_hour(*rate, hours_a_week(posting, drawn, false)),
                         cents_per_hour(*rate, hours_a_week(posting, drawn, true))};
    if (!is_stated) return std::nullopt;
    const double stated = cents_per_hour(*rate, *days * *hours);
    return LowestPay{stated, stated};
}

}  // namespace hoigung::domain
