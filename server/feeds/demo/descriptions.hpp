#pragma once

#include "feeds/demo/postings.hpp"

namespace hoigung::feeds::demo {

// The advert's text, in one of several shapes: at least four sentences that agree with the posting.
[[nodiscard]] LocalizedText describe_job(const Material& material, const domain::ReferenceLists& lists,
                                         const JobPlan& plan, const Draft& draft, Dice& dice);

}  // namespace hoigung::feeds::demo
