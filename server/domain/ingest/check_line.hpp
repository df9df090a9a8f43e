#pragma once

#include <string>
#include <vector>

#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// Whether a job needs a description: feeds often give none, and pay and place are more than nothing.
enum class Descriptions { needed, needed_without_pay_and_place };

// Everything that is wrong with a line by itself, in words for whoever sent it; empty when it is good.
[[nodiscard]] std::vector<std::string> problems_of(const CatalogueLine& line, const ReferenceLists& lists,
                                                   base::Date today,
                                                   Descriptions descriptions = Descriptions::needed);

}  // namespace hoigung::domain
