#pragma once

#include <string>
#include <string_view>

#include "domain/reference/reference_lists.hpp"

namespace hoigung::feeds {

// The code of the job type that fits a title best; the category's words break ties. 'Other Work' when none
// fits.
[[nodiscard]] std::string guess_job_type(std::string_view title, std::string_view category,
                                         const domain::ReferenceLists& lists);

}  // namespace hoigung::feeds
