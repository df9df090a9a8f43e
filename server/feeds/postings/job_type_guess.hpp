#pragma once

#include <string>
#include <string_view>

#include "domain/reference/reference_lists.hpp"

namespace hoigung::feeds {

// The code of the job type that a title names best, with the category's words to choose between equals;
// 'Other Work' when it names none.
[[nodiscard]] std::string guess_job_type(std::string_view title, std::string_view category,
                                         const domain::ReferenceLists& lists);

}  // namespace hoigung::feeds
