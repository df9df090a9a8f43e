#pragma once

#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

// What the site's staff decide about companies.
namespace hoigung::domain {

// What was decided, of which company.
struct CompanyDecision {
    CompanyId company;
    LocalizedText name;
    Decision decision = Decision::company_verified;
};

// Accepts what waits under an id: a company, which is on the site from then on; a change of one; or a claim,
// whose person becomes the owner. IdNotFound when nothing waits there. Everybody whom it concerns is told.
[[nodiscard]] Outcome<CompanyDecision> accept_waiting(std::string_view id, const EmployerPorts& ports,
                                                      base::Timestamp now);

// Refuses it, with a reason that its people read.
[[nodiscard]] Outcome<CompanyDecision> refuse_waiting(std::string_view id, std::string_view reason,
                                                      const EmployerPorts& ports, base::Timestamp now);

// The document of a company; that it was opened stands in the company's log.
struct OpenedProof {
    Proof proof;
    std::string content;
};
[[nodiscard]] Outcome<OpenedProof> open_proof(std::string_view company_id, const EmployerPorts& ports,
                                              base::Timestamp now);

}  // namespace hoigung::domain
