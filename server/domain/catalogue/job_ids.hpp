#pragma once

#include <optional>
#include <vector>

#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// Ids of the open jobs changed at or after a moment, newest first.
[[nodiscard]] std::vector<JobId> open_job_ids(const Catalogue& catalogue,
                                              std::optional<base::Timestamp> since);
// Ids of the jobs that left the live_catalogue (closed or suspended, or of a suspended company) at or after a
// moment, newest first; `old` holds the jobs that are no longer in memory.
[[nodiscard]] std::vector<JobId> gone_job_ids(const Catalogue& catalogue,
                                              std::optional<base::Timestamp> since,
                                              std::span<const OldJob> old);

}  // namespace hoigung::domain
