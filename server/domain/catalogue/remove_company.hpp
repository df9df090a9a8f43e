#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

struct RemovedCompany {
    Company company;
    // Jobs that went with it.
    std::size_t jobs = 0;
};

// Takes a company that should never have been out of the catalogue for good, with all its jobs. No import
// brings it back. Of its content only the name stays, for those who applied for its jobs.
[[nodiscard]] Outcome<RemovedCompany> remove_company(CatalogueStore& store, CompanyId id,
                                                     base::Timestamp now);

}  // namespace hoigung::domain
