#pragma once

#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// Removes a company that should never have been published, with all its jobs, from the catalogue for good. No
// import brings it back. Only its name stays, for those who applied for its jobs. Returns how many jobs were
// removed with it.
std::size_t remove_company(CatalogueWriter& writer, Company& company, base::Timestamp now);

}  // namespace hoigung::domain
