#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/operator/acting.hpp"
#include "domain/refusal.hpp"

// Decisions of the site's staff about companies.
namespace hoigung::domain {

// A decision, and the company that it is about.
struct CompanyDecision {
    CompanyId company;
    LocalizedText name;
    Decision decision = Decision::company_verified;
};

// Accepts the company, change or claim that waits under an id: a company is published, a change takes effect,
// and the person of a claim becomes the owner. IdNotFound when nothing waits there. Everybody concerned is
// told.
[[nodiscard]] Outcome<CompanyDecision> accept_waiting(const Acting& acting, std::string_view id,
                                                      const EmployerPorts& ports);

// Refuses the company, change or claim that waits under an id, with a reason that its people read.
[[nodiscard]] Outcome<CompanyDecision> refuse_waiting(const Acting& acting, std::string_view id,
                                                      std::string_view reason, const EmployerPorts& ports);

}  // namespace hoigung::domain
