#pragma once

#include <string>
#include <vector>

#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// The codes of an address or a call without those that no list has: unknown codes are ignored.
[[nodiscard]] std::vector<std::string> known_districts(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);
// Types and whole categories.
[[nodiscard]] std::vector<std::string> known_job_types(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);

}  // namespace hoigung::domain
