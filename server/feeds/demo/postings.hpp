#pragma once

#include "domain/reference/reference_lists.hpp"
#include "feeds/demo/dice.hpp"
#include "feeds/demo/plan.hpp"

namespace hoigung::feeds::demo {

// A posting and the facts that its text should mention.
struct Draft {
    domain::JobPosting posting;
    const Shift* shift = nullptr;
    std::vector<const Perk*> perks;
};

// Makes everything of a job but its description.
[[nodiscard]] Draft draft_job(const Material& material, const domain::ReferenceLists& lists,
                              const JobPlan& plan, Dice& dice);

}  // namespace hoigung::feeds::demo
