#pragma once

#include "domain/employers/employer_ports.hpp"

namespace hoigung::domain {

// Puts a company's profile into the catalogue, through the one door. A suspension stays as it is.
void show_company(CompanyId id, const CompanyProfile& profile, const EmployerPorts& ports,
                  base::Timestamp now);

// The company in the catalogue, if it is there. Not to be asked within a transaction of another store.
[[nodiscard]] std::optional<Company> company_on_site(std::string_view id, CatalogueStore& catalogue);

// What seekers see of a company or, before they can, would see.
[[nodiscard]] const CompanyProfile& shown_profile(const EmployerCompany& company,
                                                  const std::optional<Company>& on_site);

}  // namespace hoigung::domain
