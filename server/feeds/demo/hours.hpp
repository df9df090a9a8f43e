#pragma once

#include "feeds/demo/dice.hpp"
#include "feeds/demo/plan.hpp"

namespace hoigung::feeds::demo {

// A usual shift of the trade that fits the employment and, where it is known, when the business is open.
[[nodiscard]] const Shift& choose_shift(const Material& material, const JobPlan& plan, Dice& dice);

// Working days and hours of the posting by the shift; a temp job's days are those of its dates.
void set_hours(domain::JobPosting& posting, const Shift& shift, const JobPlan& plan, Dice& dice);

}  // namespace hoigung::feeds::demo
