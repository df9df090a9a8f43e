#pragma once

#include <string>
#include <vector>

#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// Drops the codes of a URL or a request that no list has.
[[nodiscard]] std::vector<std::string> known_districts(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);
// Types and whole categories.
[[nodiscard]] std::vector<std::string> known_job_types(std::vector<std::string> codes,
                                                       const ReferenceLists& lists);

}  // namespace hoigung::domain
