#pragma once

#include <span>
#include <string>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Jobs by id in the requested order, in any state; unknown ids are left out. A request for a single unknown
// job is refused, and so is one for more than 30.
[[nodiscard]] Outcome<std::vector<const Job*>> get_jobs(const Catalogue& catalogue,
                                                        std::span<const std::string> ids);

}  // namespace hoigung::domain
