#pragma once

#include <optional>
#include <span>
#include <vector>

#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// Spans of a week in minutes from Monday 00:00, sorted and disjoint.
using WeekSpans = std::vector<Availability>;

// The hours of a job compared with the hours in which an applicant is free.
struct HoursFit {
    WeekSpans job;
    WeekSpans free;
    WeekSpans both;

    // The percentage of the job's hours that are free; std::nullopt when either side is unknown.
    [[nodiscard]] std::optional<int> percent() const;
};

// Shifts without times are left out. A shift that passes Sunday's midnight continues on Monday.
[[nodiscard]] HoursFit hours_fit(std::span<const WorkingHour> working_hours,
                                 std::span<const Availability> availability);

}  // namespace hoigung::domain
