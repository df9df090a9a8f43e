#pragma once

#include "domain/employers/employer_store.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostBranches = 200;
inline constexpr std::size_t kMostCompaniesOfAPerson = 20;

// What a company may do in 24 hours; more when it has been here for longer.
struct DailyLimits {
    int invitations = 0;
    int exports = 0;
    // That are published or reopened.
    int jobs = 0;
    // To applicants.
    int messages = 0;
};

[[nodiscard]] DailyLimits daily_limits(const EmployerCompany& company, base::Timestamp now);

// What is left of them.
[[nodiscard]] DailyLimits left_today(EmployerReader& reader, const EmployerCompany& company,
                                     base::Timestamp now);

}  // namespace hoigung::domain
