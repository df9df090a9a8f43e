#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"

// The dates on which jobs are published, closed, reminded of and renewed. Days are Hong Kong's.
namespace hoigung::domain {

// For this long the same job is not published again, and a job's date of publication is not renewed.
inline constexpr std::chrono::days kRenewalTerm{14};
// Members are reminded this long before a job closes.
inline constexpr std::chrono::days kReminderTerm{3};
inline constexpr std::chrono::days kLongestTerm{180};
inline constexpr std::chrono::days kFarthestSchedule{365};

// The moment at which a job closes whose last open day is `last_day`.
[[nodiscard]] base::Timestamp closes_after(base::Date last_day);
// The last open day of a job that closes at a moment.
[[nodiscard]] base::Date last_day_of(base::Timestamp closes_at);
// When a job closes that is published, reopened or extended at `from`: after the requested day, or after the
// default term.
[[nodiscard]] base::Timestamp expiry_of(std::optional<base::Date> close_on, base::Timestamp from);
// False for a day in the past or too far ahead.
[[nodiscard]] bool may_close_on(base::Date day, base::Timestamp now);
// Tolerates a moment that is slightly past, because a request takes time to arrive.
[[nodiscard]] bool may_publish_at(base::Timestamp at, base::Timestamp now);

// Whether a job was published within the last 14 days, today included.
[[nodiscard]] bool is_recent(base::Timestamp published_at, base::Timestamp now);
// The date of publication of a job that is reopened or extended now.
[[nodiscard]] base::Timestamp renewed(base::Timestamp published_at, base::Timestamp now);

// The number of midnights until a job closes: 0 on its last day.
[[nodiscard]] int days_left(base::Timestamp closes_at, base::Timestamp now);

}  // namespace hoigung::domain
