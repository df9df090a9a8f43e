#pragma once

#include <string_view>

#include "domain/catalogue/catalogue.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// Claims a company of the catalogue that nobody represents in the portal; the operator decides.
[[nodiscard]] Outcome<Claim> claim_company(const Person& person, std::string_view company_id,
                                           std::string_view message, const EmployerPorts& ports,
                                           base::Timestamp now);

// Withdraws the person's own waiting claim.
[[nodiscard]] Outcome<void> withdraw_claim(const Person& person, std::string_view claim_id,
                                           const EmployerPorts& ports);

// Companies with the text in their name, by name; empty for fewer than two characters. Whether a company is
// represented already is only told when it is claimed.
[[nodiscard]] std::vector<const Company*> find_claimable(std::string_view text, const Catalogue& catalogue);

}  // namespace hoigung::domain
