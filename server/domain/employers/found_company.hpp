#pragma once

#include "domain/employers/employer_ports.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// What somebody says of a company, as typed.
struct CompanyInput {
    LocalizedText name;
    std::string registration_number;
    ProofKind proof_kind = ProofKind::business_registration;
    std::string trade;
    Contact contact;
    LocalizedText about;
};

// The same, checked: the company but for its id, age and state.
[[nodiscard]] Outcome<EmployerCompany> read_company(const CompanyInput& typed, const ReferenceLists& lists);

// Makes a person the owner of a new company. The same again within a short time gives the company that was
// made.
[[nodiscard]] Outcome<EmployerCompany> found_company(const Person& person, const CompanyInput& typed,
                                                     const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
