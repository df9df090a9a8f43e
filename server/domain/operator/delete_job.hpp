#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Removes a job from the catalogue for good, as remove_job() describes.
[[nodiscard]] Outcome<Job> delete_job(const Acting& acting, JobId id, CatalogueStore& store, ErasureLog& log);

}  // namespace hoigung::domain
