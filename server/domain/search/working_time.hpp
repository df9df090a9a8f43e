#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "domain/catalogue/job.hpp"
#include "domain/search/enum_set.hpp"

namespace hoigung::domain {

using WorkingTimes = EnumSet<WorkingTime>;
using WorkingDays = EnumSet<WorkingDay>;

inline constexpr WorkingTimes kAllWorkingTimes{WorkingTime::day_time, WorkingTime::afternoon,
                                               WorkingTime::night_time, WorkingTime::overnight};
inline constexpr WorkingDays kAllWorkingDays{WorkingDay::weekday, WorkingDay::weekend};
inline constexpr std::array kEachWorkingDay{WorkingDay::weekday, WorkingDay::weekend,
                                            WorkingDay::weekend_only};

// The bands of the day that a shift covers for at least two hours.
[[nodiscard]] WorkingTimes bands_of_shift(TimeOfDay start, TimeOfDay end);

// The filter values that match a job. Flexible hours match every band, a negotiable day matches both kinds of
// days; a job without hours matches none.
[[nodiscard]] WorkingTimes working_times_of(const JobPosting& job);
[[nodiscard]] WorkingDays working_days_of(const JobPosting& job);

// One value of the working time filter. Earlier clients also send day, night, weekday and weekend.
struct WorkingHourChoice {
    WorkingTimes times;
    WorkingDays days;

    bool operator==(const WorkingHourChoice&) const = default;
};
[[nodiscard]] std::optional<WorkingHourChoice> parse_working_hour(std::string_view value);
[[nodiscard]] std::optional<WorkingDay> parse_working_day(std::string_view value);

}  // namespace hoigung::domain
