#pragma once

#include <string_view>

#include "domain/catalogue/catalogue.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Asks to speak for a company that is in the catalogue and that nobody speaks for here; the operator decides.
[[nodiscard]] Outcome<Claim> claim_company(const Person& person, std::string_view company_id,
                                           std::string_view message, const EmployerPorts& ports,
                                           base::Timestamp now);

// Takes back a claim of the person's own that waits.
[[nodiscard]] Outcome<void> withdraw_claim(const Person& person, std::string_view claim_id,
                                           const EmployerPorts& ports);

// Companies whose name has the text in it, by name; nothing for less than two characters. Whether somebody
// speaks for one already shows when it is claimed.
[[nodiscard]] std::vector<const Company*> find_claimable(std::string_view text, const Catalogue& catalogue);

}  // namespace hoigung::domain
