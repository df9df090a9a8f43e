#include "feeds/demo/hours.hpp"

#include <algorithm>

namespace hoigung::feeds::demo {
namespace {

using domain::DayOfWeek;
using domain::Employment;
using domain::TimeOfDay;

constexpr int kHour = 60;
constexpr int kDay = 24 * kHour;

int minutes_from(TimeOfDay start, TimeOfDay end) {
    return end > start ? end.minutes - start.minutes : end.minutes - start.minutes + kDay;
}

// Staff may come up to an hour before the doors open and leave an hour after they close.
bool within_opening_hours(const TimeSpan& span, const CompanyKind& kind) {
    if (!kind.opens || !kind.closes) return true;
    const int opens = kind.opens->minutes;
    const int closes = opens + minutes_from(*kind.opens, *kind.closes);
    const int start = span.start.minutes;
    return start >= opens - kHour && start + minutes_from(span.start, span.end) <= closes + kHour;
}

bool within_opening_hours(const Shift& shift, const CompanyKind& kind) {
    return std::ranges::all_of(shift.slots, [&](const ShiftSlot& slot) {
        return std::ranges::all_of(slot.spans,
                                   [&](const TimeSpan& span) { return within_opening_hours(span, kind); });
    });
}

// The paid hours of a span: a long one has an unpaid hour for the meal.
double paid_hours(const domain::WorkingHour& span) {
    constexpr double kLong = 8.5;
    const double hours = minutes_from(*span.start, *span.end) / static_cast<double>(kHour);
    return hours >= kLong ? hours - 1 : hours;
}

// The fewest and most hours over all working days; the spans of a day are either all worked or alternatives.
domain::Range<double> hours_per_day(const Shift& shift,
                                    const std::vector<domain::WorkingHour>& working_hours) {
    if (shift.negotiable_hours) {
        return {static_cast<double>(shift.negotiable_hours->from),
                static_cast<double>(shift.negotiable_hours->to)};
    }
    double least = 24;
    double most = 0;
    for (const domain::WorkingHour& first : working_hours) {
        double hours = paid_hours(first);
        for (const domain::WorkingHour& other : working_hours) {
            if (shift.split && other.day == first.day && &other != &first) hours += paid_hours(other);
        }
        least = std::min(least, hours);
        most = std::max(most, hours);
    }
    return {least, most};
}

std::vector<DayOfWeek> days_between(base::Date first, base::Date last) {
    std::vector<DayOfWeek> days;
    for (auto day = std::chrono::sys_days(first); day <= std::chrono::sys_days(last) && days.size() < 7;
         day += std::chrono::days(1)) {
        days.push_back(static_cast<DayOfWeek>(std::chrono::weekday(day).iso_encoding() - 1));
    }
    std::ranges::sort(days);
    return days;
}

std::vector<DayOfWeek> days_of(const ShiftSlot& slot, const JobPlan& plan) {
    if (plan.employment != Employment::temp) return slot.days;
    const std::vector<DayOfWeek> all = days_between(plan.first_day, plan.last_day);
    std::vector<DayOfWeek> days;
    std::ranges::set_intersection(all, slot.days, std::back_inserter(days));
    return days.empty() ? all : days;
}

domain::Range<int> days_per_week(const Shift& shift, const domain::JobPosting& posting, const JobPlan& plan,
                                 Dice& dice) {
    if (plan.employment == Employment::temp) {
        constexpr int kMostDays = 6;
        constexpr int kOfALongJob = 4;
        const int days = std::min(static_cast<int>(posting.working_hours.size()), kMostDays);
        return {days > kOfALongJob ? kOfALongJob : days, days};
    }
    const auto [from, to] = shift.days_per_week;
    if (plan.employment == Employment::full_time) return {from, to};
    const int least = dice.between(from, to);
    return {least, dice.between(least, to)};
}

}  // namespace

const Shift& choose_shift(const Material& material, const JobPlan& plan, Dice& dice) {
    std::vector<const Shift*> usual;
    for (const std::string& id : plan.trade->shifts) {
        const Shift& shift = material.shift(id);
        if (std::ranges::find(shift.employments, plan.employment) != shift.employments.end()) {
            usual.push_back(&shift);
        }
    }
    std::vector<const Shift*> fitting;
    std::ranges::copy_if(usual, std::back_inserter(fitting), [&](const Shift* shift) {
        return within_opening_hours(*shift, *plan.employer->kind);
    });
    return *dice.pick(fitting.empty() ? usual : fitting);
}

void set_hours(domain::JobPosting& posting, const Shift& shift, const JobPlan& plan, Dice& dice) {
    const std::array moves{0, 0, -shift.jitter_minutes, shift.jitter_minutes};
    const int move = moves[dice.below(moves.size())];
    const auto moved = [&](TimeOfDay time) { return TimeOfDay{(time.minutes + move + kDay) % kDay}; };
    for (const ShiftSlot& slot : shift.slots) {
        for (const DayOfWeek day : days_of(slot, plan)) {
            for (const TimeSpan& span : slot.spans) {
                posting.working_hours.push_back({day, moved(span.start), moved(span.end)});
            }
        }
    }
    if (shift.slots.empty()) posting.working_hours.push_back({DayOfWeek::negotiable, {}, {}});
    posting.working_hours_per_day = hours_per_day(shift, posting.working_hours);
    posting.working_days_per_week = days_per_week(shift, posting, plan, dice);
    posting.shift_required = shift.rotating;
    posting.alternative_sat = shift.alternate_saturday;
}

}  // namespace hoigung::feeds::demo
