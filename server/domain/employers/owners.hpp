#pragma once

#include <vector>

#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/employer_store.hpp"

namespace hoigung::domain {

// The receivers of mails about a company itself.
[[nodiscard]] std::vector<Receiver> owners_of(EmployerReader& reader, CompanyId company);

}  // namespace hoigung::domain
