#pragma once

#include <vector>

#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/person_store.hpp"

namespace hoigung::domain {

// All members of a company, each with their role: the event decides which of them are told.
[[nodiscard]] std::vector<Receiver> receivers_of(const EmployerPeople& people, CompanyId company);

}  // namespace hoigung::domain
