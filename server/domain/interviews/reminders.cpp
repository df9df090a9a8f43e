#include "domain/interviews/reminders.hpp"

namespace hoigung::domain {

std::optional<base::Timestamp> next_reminder(base::Timestamp begins_at, base::Timestamp now) {
    using std::chrono::days;
    using std::chrono::hours;
    const auto day = base::hong_kong_midnight(base::hong_kong_date(begins_at));
    const auto day_before = day - days{1};
    const bool is_early = begins_at < day + hours{10};
    const auto morning = day_before + hours{10};
    const auto last = is_early ? day_before + hours{20} : begins_at - hours{2};
    if (morning > now) return morning;
    return last > now ? std::optional(last) : std::nullopt;
}

}  // namespace hoigung::domain
