#include "domain/employers/company_limits.hpp"

#include <algorithm>

namespace hoigung::domain {

DailyLimits daily_limits(const EmployerCompany& company, base::Timestamp now) {
    constexpr std::chrono::days kNew{7};
    constexpr std::chrono::days kYoung{30};
    const auto age = now - company.created_at;
    if (company.state != CompanyState::verified || age < kNew) return {10, 5};
    if (age < kYoung) return {30, 20};
    return {100, 50};
}

DailyLimits left_today(EmployerReader& reader, const EmployerCompany& company, base::Timestamp now) {
    const DailyLimits limits = daily_limits(company, now);
    const auto left = [&](int most, ActivityKind kind) {
        const auto done = reader.count_activities(company.id, kind, now - std::chrono::hours{24});
        return std::max(0, most - static_cast<int>(done));
    };
    return {left(limits.invitations, ActivityKind::person_invited),
            left(limits.exports, ActivityKind::log_exported)};
}

}  // namespace hoigung::domain
