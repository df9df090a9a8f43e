#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

struct DeletedCompany {
    Company company;
    // The number of jobs that were deleted with it.
    std::size_t jobs = 0;
};

// Removes a company from the catalogue for good, with all its jobs, as remove_company() describes.
[[nodiscard]] Outcome<DeletedCompany> delete_company(const Acting& acting, CompanyId id,
                                                     CatalogueStore& store, ErasureLog& log);

}  // namespace hoigung::domain
