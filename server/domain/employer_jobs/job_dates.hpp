#pragma once

#include <optional>

#include "domain/catalogue/job.hpp"

// When jobs are published, closed, reminded of and renewed: days are Hong Kong's.
namespace hoigung::domain {

// So long the same job is not published again, and a job's date of publication stays as it is.
inline constexpr std::chrono::days kRenewalTerm{14};
// So long before it closes its people are reminded.
inline constexpr std::chrono::days kReminderTerm{3};
inline constexpr std::chrono::days kLongestTerm{180};
inline constexpr std::chrono::days kFarthestSchedule{365};

// The moment at which a job closes that is open on `last_day`.
[[nodiscard]] base::Timestamp closes_after(base::Date last_day);
// The last day of a job that closes then.
[[nodiscard]] base::Date last_day_of(base::Timestamp closes_at);
// When a job closes that is published, reopened or extended at a moment: after the day that was asked for, or
// after the usual term.
[[nodiscard]] base::Timestamp expiry_of(std::optional<base::Date> close_on, base::Timestamp from);
// Not past, and not too far.
[[nodiscard]] bool may_close_on(base::Date day, base::Timestamp now);
// A moment that a browser gives may be a little past when it arrives.
[[nodiscard]] bool may_publish_at(base::Timestamp at, base::Timestamp now);

// Whether something was published within the last 14 days, today being one.
[[nodiscard]] bool is_recent(base::Timestamp published_at, base::Timestamp now);
// The date of publication of a job that is reopened or extended now.
[[nodiscard]] base::Timestamp renewed(base::Timestamp published_at, base::Timestamp now);

// Midnights until a job closes: 0 on its last day.
[[nodiscard]] int days_left(base::Timestamp closes_at, base::Timestamp now);

}  // namespace hoigung::domain
