#pragma once

#include <string_view>

#include "domain/ingest/concern_store.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Leaves a job as it is after its wording was reviewed. IdNotFound when no wording of such a job waits.
[[nodiscard]] Outcome<JobId> settle_concern(const Acting& acting, std::string_view job_id,
                                            ConcernStore& store);

}  // namespace hoigung::domain
