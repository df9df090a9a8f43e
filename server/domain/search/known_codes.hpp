#pragma once

#include <string>
#include <vector>

#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// Codes that an address or a call chose from, without those that no list has: they are no choice.
[[nodiscard]] std::vector<std::string> known_districts(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);
// Types and whole categories.
[[nodiscard]] std::vector<std::string> known_job_types(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);

}  // namespace hoigung::domain
