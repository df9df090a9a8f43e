#include "domain/matching/free_time.hpp"

#include <algorithm>
#include <bitset>

namespace hoigung::domain {

FreeTime::FreeTime(std::span<const Availability> availability) : is_unknown_(availability.empty()) {
    std::bitset<kSteps> free;
    for (const Availability& span : availability) {
        const auto end = std::min(kSteps, static_cast<std::size_t>(span.to_minute_of_week / kStep));
        for (auto step = static_cast<std::size_t>(span.from_minute_of_week / kStep); step < end; ++step)
            free.set(step);
    }
    for (std::size_t step = 0; step < 2 * kSteps; ++step)
        free_before_[step + 1] = free_before_[step] + (free[step % kSteps] ? 1 : 0);
}

bool FreeTime::covers(const WorkingHour& shift) const {
    if (shift.day == DayOfWeek::negotiable || !shift.start || !shift.end) return false;
    const int midnight = static_cast<int>(shift.day) * 24 * 60;
    const int next_day = *shift.end <= *shift.start ? 24 * 60 : 0;
    const auto begin = static_cast<std::size_t>((midnight + shift.start->minutes) / kStep);
    const auto end = static_cast<std::size_t>((midnight + next_day + shift.end->minutes + kStep - 1) / kStep);
    return free_before_[end] - free_before_[begin] == static_cast<int>(end - begin);
}

}  // namespace hoigung::domain
