#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Takes a company off the site, or puts it back: the operator's act. Its owners are told by mail, its people
// read the reason in the portal, and both stand in its log. Done again with the same reason it changes
// nothing. CompanyIsClosed when its owner has closed it.
[[nodiscard]] Outcome<Company> set_suspension(CompanyId id, bool is_suspended, std::string_view reason,
                                              const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
