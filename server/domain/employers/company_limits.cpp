#include "domain/employers/company_limits.hpp"

#include <algorithm>

namespace hoigung::domain {

DailyLimits daily_limits(const EmployerCompany& company, base::Timestamp now) {
    constexpr std::chrono::days kNew{7};
    constexpr std::chrono::days kYoung{30};
    const auto age = now - company.created_at;
    if (company.state != CompanyState::verified || age < kNew) return {10, 5, 100, 100};
    if (age < kYoung) return {30, 20, 500, 500};
    return {100, 50, 5000, 5000};
}

DailyLimits left_today(EmployerReader& reader, const EmployerCompany& company, base::Timestamp now) {
    const DailyLimits limits = daily_limits(company, now);
    const auto done = [&](ActivityKind kind) {
        return static_cast<int>(reader.count_activities(company.id, kind, now - std::chrono::hours{24}));
    };
    const int exports = done(ActivityKind::log_exported) + done(ActivityKind::applicants_exported);
    const auto messages = static_cast<int>(reader.count_messages(company.id, now - std::chrono::hours{24}));
    const int jobs = done(ActivityKind::job_published) + done(ActivityKind::job_reopened);
    return {std::max(0, limits.invitations - done(ActivityKind::person_invited)),
            std::max(0, limits.exports - exports), std::max(0, limits.jobs - jobs),
            std::max(0, limits.messages - messages)};
}

}  // namespace hoigung::domain
