#pragma once

#include <array>
#include <span>

#include "domain/profile/profile.hpp"

namespace hoigung::domain {

// The hours of a week in which a person is free, prepared for comparison with many shifts.
class FreeTime {
  public:
    explicit FreeTime(std::span<const Availability> availability);

    // True when the profile states no availability.
    [[nodiscard]] bool is_unknown() const { return is_unknown_; }
    // Whether the whole shift is in free time; false for a shift without times.
    [[nodiscard]] bool covers(const WorkingHour& shift) const;

  private:
    static constexpr int kStep = 15;
    static constexpr std::size_t kSteps = 7 * 24 * 60 / kStep;

    bool is_unknown_;
    // Prefix sums: how many steps are free before each one. Holds the same week twice, because a shift at
    // the end of the week runs into the next one.
    std::array<int, 2 * kSteps + 1> free_before_{};
};

}  // namespace hoigung::domain
