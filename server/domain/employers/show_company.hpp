#pragma once

#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// Puts a company's profile into the catalogue, through the ingest. A suspension stays.
void show_company(CompanyId id, const CompanyProfile& profile, const EmployerPorts& ports,
                  base::Timestamp now);

// The company in the catalogue, if it is there. Must not be called within a transaction of another store.
[[nodiscard]] std::optional<Company> company_on_site(std::string_view id, CatalogueStore& catalogue);

// The profile that seekers see or, before the company is on the site, would see.
[[nodiscard]] const CompanyProfile& shown_profile(const EmployerCompany& company,
                                                  const std::optional<Company>& on_site);

}  // namespace hoigung::domain
