#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/search/job_type_names.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

// Codes of the job types that an employer may mean by a text: first types with that name or synonym, then the
// types of open jobs with the text in their titles.
[[nodiscard]] std::vector<std::string> find_job_types(const JobTypeNames& names,
                                                      const CatalogueSnapshot& snapshot,
                                                      std::string_view text);

}  // namespace hoigung::domain
