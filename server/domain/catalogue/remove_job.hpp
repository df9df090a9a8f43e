#pragma once

#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// Removes a job that should never have been published from the catalogue for good: nobody finds it, its open
// applications end as closed, and no import brings it back. Only its name stays, for those who applied.
void remove_job(CatalogueWriter& writer, Job& job, base::Timestamp now);

}  // namespace hoigung::domain
