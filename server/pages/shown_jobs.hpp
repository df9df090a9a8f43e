#pragma once

#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"

namespace hoigung::pages {

// The jobs of the catalogue that a page's answers name (`"_id":"..."`), sorted.
[[nodiscard]] std::vector<domain::JobId> shown_jobs(std::string_view answers_json,
                                                    const domain::Catalogue& catalogue);

}  // namespace hoigung::pages
