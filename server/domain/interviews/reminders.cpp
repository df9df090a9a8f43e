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

base::Timestamp asked_at(const Interview& interview) {
    using std::chrono::hours;
    const auto end = interview.ends_at();
    const auto day = base::hong_kong_midnight(base::hong_kong_date(end));
    if (end < day + hours{8}) return day + hours{8};
    return end < day + hours{22} ? end : day + hours{32};
}

std::optional<base::Timestamp> next_due(const Interview& interview, base::Timestamp now) {
    if (interview.state != InterviewState::accepted || interview.reports.counted) return std::nullopt;
    if (const auto reminder = next_reminder(*interview.time, now)) return reminder;
    const auto asked = asked_at(interview);
    if (asked > now) return asked;
    return interview.reports.company_until;
}

}  // namespace hoigung::domain
