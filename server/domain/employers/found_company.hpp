#pragma once

#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// The data of a company, as typed.
struct CompanyInput {
    LocalizedText name;
    std::string registration_number;
    ProofKind proof_kind = ProofKind::business_registration;
    std::string trade;
    Contact contact;
    LocalizedText about;
};

// The checked input: the company without its id, age and state.
[[nodiscard]] Outcome<EmployerCompany> read_company(const CompanyInput& typed, const ReferenceLists& lists);

// Founds a company and makes the person its owner. Repeated within a short time, it returns the company that
// was made.
[[nodiscard]] Outcome<OwnCompany> found_company(const Person& person, const CompanyInput& typed,
                                                const EmployerPorts& ports, base::Timestamp now);

}  // namespace hoigung::domain
