#pragma once

#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Takes a company off the site, or puts it back, for the operator. The owners are told by mail, the members
// read the reason in the portal, and the company's log records it. Repeating it with the same reason changes
// nothing. CompanyIsClosed when the owner has closed the company.
[[nodiscard]] Outcome<Company> set_suspension(const Acting& acting, CompanyId id, bool is_suspended,
                                              std::string_view reason, const EmployerPorts& ports);

}  // namespace hoigung::domain
