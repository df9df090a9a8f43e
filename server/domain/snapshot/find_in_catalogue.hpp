#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"

namespace hoigung::domain {

struct FoundJob {
    const Job* job;
    const Company* company;
};

// The jobs with the text in their id or name, or in their company's id or name, newest first; all jobs when
// the text is empty.
[[nodiscard]] std::vector<FoundJob> find_jobs(const CatalogueRows& rows, std::string_view text);

}  // namespace hoigung::domain
