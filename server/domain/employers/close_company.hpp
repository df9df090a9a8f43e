#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Closes a company for good, for an owner who has typed its name: its jobs are closed, its page goes offline,
// its invitations end. Its members can still read its data and log.
[[nodiscard]] Outcome<OwnCompany> close_company(const Person& person, std::string_view company_id,
                                                std::string_view typed_name, const EmployerPorts& ports,
                                                base::Timestamp now);

// Takes a closing company off the site: closes its jobs and hides its page.
void take_off_site(CompanyId company, CatalogueStore& catalogue, base::Timestamp now);
// Stores that the company is closed.
void mark_closed(EmployerWriter& writer, EmployerCompany& company, const Person& person, base::Random& random,
                 base::Timestamp now);

}  // namespace hoigung::domain
