#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

struct RemovedCompany {
    Company company;
    // The number of jobs that were removed with it.
    std::size_t jobs = 0;
};

// Removes a company that should never have been published, with all its jobs, from the catalogue for good. No
// import brings it back. Only its name stays, for those who applied for its jobs.
[[nodiscard]] Outcome<RemovedCompany> remove_company(CatalogueStore& store, ErasureLog& log, CompanyId id,
                                                     base::Timestamp now);

// Like remove_company above, within a transaction and for a company that exists. Returns how many jobs were
// removed with it.
std::size_t remove_company(CatalogueWriter& writer, Company& company, base::Timestamp now);

}  // namespace hoigung::domain
