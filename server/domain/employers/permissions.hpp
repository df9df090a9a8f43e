#pragma once

#include <string_view>

#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/refusal.hpp"

// Who may do what in a company: the only place that decides it. What the company itself may do is said by
// company_rule.hpp.
namespace hoigung::domain {

[[nodiscard]] bool may(Role role, Permission permission);

// A company that the caller belongs to, and as what.
struct OwnCompany {
    EmployerCompany company;
    Membership membership;
    Standing standing = Standing::verified;
};

// The company by its id for an act of a person. One that the person does not belong to is not found, as one
// that does not exist; and what the company may not do, nobody may do in it.
[[nodiscard]] Outcome<OwnCompany> own_company(EmployerReader& reader, PersonId person,
                                              std::string_view company_id, Permission permission);

}  // namespace hoigung::domain
