#pragma once

#include <optional>
#include <vector>

#include "domain/catalogue/catalogue.hpp"

namespace hoigung::domain {

// Ids of the open jobs changed at or after a moment, newest first.
[[nodiscard]] std::vector<JobId> open_job_ids(const Catalogue& catalogue,
                                              std::optional<base::Timestamp> since);
// Ids of the jobs that left the live_catalogue (closed, suspended, or their company was) at or after a
// moment.
[[nodiscard]] std::vector<JobId> gone_job_ids(const Catalogue& catalogue,
                                              std::optional<base::Timestamp> since);

}  // namespace hoigung::domain
