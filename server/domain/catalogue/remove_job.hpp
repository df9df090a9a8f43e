#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Takes a job that should never have been out of the catalogue for good: nobody finds it, its open
// applications end as closed, and no import brings it back. Of its content only the name stays, for those who
// applied.
[[nodiscard]] Outcome<Job> remove_job(CatalogueStore& store, ErasureLog& log, JobId id, base::Timestamp now);

// The same within a transaction, for a job that is there.
void remove_job(CatalogueWriter& writer, Job& job, base::Timestamp now);

}  // namespace hoigung::domain
