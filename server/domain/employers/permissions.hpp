#pragma once

#include <string_view>

#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/refusal.hpp"

// Decides what each role may do in a company. No other place decides it. company_rule.hpp says what the
// company itself may do.
namespace hoigung::domain {

[[nodiscard]] bool may(Role role, Permission permission);

// A company that the caller belongs to, with the caller's membership.
struct OwnCompany {
    EmployerCompany company;
    Membership membership;
    Standing standing = Standing::verified;
};

// Why a company that was found may not be used for something else, by its standing or by the person's role.
[[nodiscard]] std::optional<Refusal> objection_to(const Membership& membership, Standing standing,
                                                  Permission permission);

// The company for an action of a person. A company that the person does not belong to is not found, like one
// that does not exist; what the company may not do, none of its members may do.
[[nodiscard]] Outcome<OwnCompany> own_company(EmployerReader& reader, PersonId person,
                                              std::string_view company_id, Permission permission);

}  // namespace hoigung::domain
