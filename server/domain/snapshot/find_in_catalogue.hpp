#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"

namespace hoigung::domain {

struct FoundJob {
    const Job* job;
    const Company* company;
};

// The jobs whose id or name, or whose company's id or name, has the text in it, the newest first; all of them
// when it is empty.
[[nodiscard]] std::vector<FoundJob> find_jobs(const CatalogueRows& rows, std::string_view text);

}  // namespace hoigung::domain
