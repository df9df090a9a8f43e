#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Moves a job to another state: published to closed and back, published to suspended and back. A step that
// is not listed is refused with the state it is in; reopening a job whose time has passed gives it a new
// term.
[[nodiscard]] Outcome<Job> change_job_state(CatalogueStore& store, JobId id, JobState to,
                                            base::Timestamp now);

}  // namespace hoigung::domain
