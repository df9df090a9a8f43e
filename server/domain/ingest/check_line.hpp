#pragma once

#include <string>
#include <vector>

#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// Whether a job needs a description: feeds often give none, and pay and place are enough for a useful job.
enum class Descriptions { needed, needed_without_pay_and_place };

// All problems of a line by itself, worded for its sender; empty when the line is valid.
[[nodiscard]] std::vector<std::string> problems_of(const CatalogueLine& line, const ReferenceLists& lists,
                                                   base::Date today,
                                                   Descriptions descriptions = Descriptions::needed);

}  // namespace hoigung::domain
