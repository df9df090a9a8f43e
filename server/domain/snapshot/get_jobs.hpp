#pragma once

#include <span>
#include <string>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Jobs by id in the order asked, whatever their state, without those that are not known. Asking for one
// unknown job alone is refused, and so is asking for more than 30.
[[nodiscard]] Outcome<std::vector<const Job*>> get_jobs(const Catalogue& catalogue,
                                                        std::span<const std::string> ids);

}  // namespace hoigung::domain
