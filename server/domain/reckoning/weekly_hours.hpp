#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// Which of the hours that a posting allows.
enum class Extent { fewest, most };

// Whether the breaks of shifts count as working time: employer and employee agree on that, and no posting
// says it.
enum class Breaks { unpaid, paid };

// The hours of two weeks that follow each other. They differ by a Saturday where only every other one is
// worked.
struct WeeklyHours {
    double busier = 0;
    double quieter = 0;
    // From days a week and hours a day alone, which do not say on which days.
    bool is_stated = false;

    [[nodiscard]] double average() const { return (busier + quieter) / 2; }
};

inline constexpr double kWeeksOfMonth = 52.0 / 12;

// From the listed shifts, or else from the stated days a week and hours a day. std::nullopt when neither is
// known.
[[nodiscard]] std::optional<WeeklyHours> weekly_hours(const JobPosting& posting, Extent extent,
                                                      Breaks breaks);

// The hours of a working day.
[[nodiscard]] std::optional<double> daily_hours(const JobPosting& posting, Extent extent, Breaks breaks);

// Whether some or all of the hours are to be agreed.
[[nodiscard]] bool has_negotiable_hours(const JobPosting& posting);

}  // namespace hoigung::domain
