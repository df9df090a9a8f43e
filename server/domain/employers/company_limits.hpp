#pragma once

#include "domain/employers/employer_store.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostBranches = 200;

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

// Takes room for jobs within the company's limit before they are put on the site, in a transaction that locks
// the company. Returns how many there is room for, at most `wanted`. The room is given back with the lines in
// the company's log that count from then on, or when nothing came of it; after a while it comes back by
// itself.
[[nodiscard]] int take_room_for_jobs(EmployerStore& store, CompanyId company, int wanted,
                                     base::Timestamp now);
void give_back_room(EmployerWriter& writer, CompanyId company, int jobs, base::Timestamp now);
void give_back_room(EmployerStore& store, CompanyId company, int jobs, base::Timestamp now);

}  // namespace hoigung::domain
