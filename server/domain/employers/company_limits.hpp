#pragma once

#include "domain/employers/employer_store.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostBranches = 200;

// How often a company may do something in 24 hours; older companies may do more.
struct DailyLimits {
    int invitations = 0;
    int exports = 0;
    // Jobs that are published or reopened.
    int jobs = 0;
    // Messages to applicants.
    int messages = 0;
};

[[nodiscard]] DailyLimits daily_limits(const EmployerCompany& company, base::Timestamp now);

// The rest of the daily limits.
[[nodiscard]] DailyLimits left_today(EmployerReader& reader, const EmployerCompany& company,
                                     base::Timestamp now);

// Reserves room for jobs within the company's limit before they are published, in a transaction that locks
// the company. Returns how many there is room for, at most `wanted`. The room is given back when the jobs
// appear in the company's log, which counts them from then on, or when they were not published; an unreturned
// reservation expires by itself.
[[nodiscard]] int take_room_for_jobs(EmployerStore& store, CompanyId company, int wanted,
                                     base::Timestamp now);
void give_back_room(EmployerWriter& writer, CompanyId company, int jobs, base::Timestamp now);
void give_back_room(EmployerStore& store, CompanyId company, int jobs, base::Timestamp now);

}  // namespace hoigung::domain
