#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

struct RemovedCompany {
    Company company;
    // Jobs that went with it.
    std::size_t jobs = 0;
};

// Takes a company that should never have been out of the catalogue for good, with all its jobs. No import
// brings it back. Of its content only the name stays, for those who applied for its jobs.
[[nodiscard]] Outcome<RemovedCompany> remove_company(CatalogueStore& store, ErasureLog& log, CompanyId id,
                                                     base::Timestamp now);

// The same within a transaction, for a company that is there. Returns how many jobs went with it.
std::size_t remove_company(CatalogueWriter& writer, Company& company, base::Timestamp now);

}  // namespace hoigung::domain
