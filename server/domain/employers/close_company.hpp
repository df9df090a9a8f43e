#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Closes a company for good, for an owner who types its name: its jobs are closed, its page goes, invitations
// end. Its people can still read what it was and did.
[[nodiscard]] Outcome<EmployerCompany> close_company(const Person& person, std::string_view company_id,
                                                     std::string_view typed_name, const EmployerPorts& ports,
                                                     base::Timestamp now);

// Takes a company that closes off the site: closes its jobs and hides its page.
void take_off_site(CompanyId company, CatalogueStore& catalogue, base::Timestamp now);
// Notes that it is closed.
void mark_closed(EmployerWriter& writer, EmployerCompany& company, const Person& person, base::Random& random,
                 base::Timestamp now);

}  // namespace hoigung::domain
