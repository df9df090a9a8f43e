#pragma once

#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// Closes the published jobs that have expired. Returns how many.
int close_due_jobs(CatalogueStore& store, base::Timestamp now);

}  // namespace hoigung::domain
