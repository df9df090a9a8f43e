#pragma once

#include "feeds/demo/dice.hpp"
#include "feeds/demo/plan.hpp"

namespace hoigung::feeds::demo {

// A usual shift of the trade that fits the employment and, where they are known, the opening hours of the
// business.
[[nodiscard]] const Shift& choose_shift(const Material& material, const JobPlan& plan, Dice& dice);

// Sets the posting's working days and hours from the shift; a temp job's days are those of its dates.
void set_hours(domain::JobPosting& posting, const Shift& shift, const JobPlan& plan, Dice& dice);

}  // namespace hoigung::feeds::demo
