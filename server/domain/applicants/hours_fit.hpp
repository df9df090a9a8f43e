#pragma once

#include <optional>
#include <span>
#include <vector>

#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// Times of a week in minutes from Monday 00:00, in order and apart from each other.
using WeekSpans = std::vector<Availability>;

// The hours of a job over the hours in which somebody is free.
struct HoursFit {
    WeekSpans job;
    WeekSpans free;
    WeekSpans both;

    // Of a hundred minutes of the job's hours, how many are free; nothing when either is not known.
    [[nodiscard]] std::optional<int> percent() const;
};

// Shifts without times are left out. One that goes over Sunday's midnight goes on on Monday.
[[nodiscard]] HoursFit hours_fit(std::span<const WorkingHour> working_hours,
                                 std::span<const Availability> availability);

}  // namespace hoigung::domain
