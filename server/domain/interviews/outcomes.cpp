#include "domain/interviews/outcomes.hpp"

#include <algorithm>

namespace hoigung::domain {

bool has_begun(const Interview& interview, base::Timestamp now) {
    return interview.state == InterviewState::accepted && interview.time && *interview.time <= now;
}

std::optional<base::Timestamp> reports_until(const Interview& interview, Side side, base::Timestamp now) {
    if (!has_begun(interview, now) || interview.reports.counted) return std::nullopt;
    auto until = interview.ends_at() + kReportTerm;
    if (side == Side::company && interview.reports.company_until)
        until = std::max(until, *interview.reports.company_until);
    return until > now ? std::optional(until) : std::nullopt;
}

void report(Interview& interview, Side side, InterviewOutcome outcome, base::Timestamp now) {
    InterviewReports& reports = interview.reports;
    (side == Side::seeker ? reports.by_seeker : reports.by_company) = outcome;
    if (reports.by_seeker == reports.by_company) reports.counted = outcome;
    const bool waits_for_company =
        reports.by_seeker == InterviewOutcome::company_absent && !reports.by_company;
    if (!waits_for_company) {
        reports.company_until.reset();
    } else if (!reports.company_until) {
        reports.company_until = std::max(interview.ends_at(), now) + kReportTerm;
    }
}

bool is_absence_admitted(const Interview& interview, base::Timestamp now) {
    const auto& until = interview.reports.company_until;
    return interview.state == InterviewState::accepted && until && *until <= now;
}

bool may_say(const Interview& interview, Attendance attendance, base::Timestamp now) {
    if (interview.state != InterviewState::accepted || !interview.time) return false;
    if (attendance == Attendance::confirmed)
        return interview.attendance == Attendance::unsaid && *interview.time > now;
    return attendance == Attendance::late && interview.attendance != Attendance::late &&
           interview.ends_at() > now;
}

}  // namespace hoigung::domain
