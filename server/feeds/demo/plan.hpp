#pragma once

#include "feeds/demo/employers.hpp"

namespace hoigung::feeds::demo {

// The plan of one job: its employer, trade and employment. Temp jobs have an occasion.
struct JobPlan {
    const Employer* employer = nullptr;
    const Trade* trade = nullptr;
    domain::Employment employment = domain::Employment::part_time;
    const Occasion* occasion = nullptr;
    base::Date first_day;
    base::Date last_day;
};

// Exactly 55% of all jobs are part-time, 30% full-time and the rest temp.
[[nodiscard]] std::vector<JobPlan> plan_jobs(const Material& material, const std::vector<Employer>& employers,
                                             std::size_t count, std::uint64_t seed, base::Date today);

}  // namespace hoigung::feeds::demo
