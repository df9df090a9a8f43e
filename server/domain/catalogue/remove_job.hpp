#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Removes a job that should never have been published from the catalogue for good: nobody finds it, its open
// applications end as closed, and no import brings it back. Only its name stays, for those who applied.
[[nodiscard]] Outcome<Job> remove_job(CatalogueStore& store, ErasureLog& log, JobId id, base::Timestamp now);

// Like remove_job above, within a transaction and for a job that exists.
void remove_job(CatalogueWriter& writer, Job& job, base::Timestamp now);

}  // namespace hoigung::domain
