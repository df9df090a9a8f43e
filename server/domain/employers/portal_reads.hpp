#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/paging.hpp"

// Reads a company and its people as the portal's pages show them. Each function reads one snapshot, with a
// number of statements that does not depend on the length of the list.
namespace hoigung::domain {

[[nodiscard]] Outcome<OwnCompany> find_own_company(EmployerStore& store, PersonId person,
                                                   std::string_view company_id, Permission permission);
// The companies that a person belongs to, the earliest joined first.
[[nodiscard]] std::vector<OwnCompany> find_own_companies(EmployerStore& store, PersonId person);
[[nodiscard]] std::vector<Claim> find_claims(EmployerStore& store, PersonId person);
// Last used first.
[[nodiscard]] std::vector<PortalSession> find_sessions(EmployerStore& store, PersonId person);
// The names or addresses of those people who still have an account.
[[nodiscard]] std::map<PersonId, std::string> find_names(EmployerStore& store, std::span<const PersonId> ids);

[[nodiscard]] std::vector<Branch> find_branches(EmployerStore& store, CompanyId company);
// Owners first, then by name.
[[nodiscard]] std::vector<CompanyPerson> find_people(EmployerStore& store, CompanyId company);

struct OpenInvitation {
    Invitation invitation;
    // The inviting person's name or address; empty when the account is deleted.
    std::string invited_by;
};
// The invitations that can still be accepted, newest first.
[[nodiscard]] std::vector<OpenInvitation> find_invitations(EmployerStore& store, CompanyId company,
                                                           base::Timestamp now);

[[nodiscard]] std::optional<Proof> find_proof(EmployerStore& store, CompanyId company);
[[nodiscard]] MaintainedBy find_maintainer(EmployerStore& store, CompanyId company);
[[nodiscard]] ActivityLog find_log(EmployerStore& store, CompanyId company, Page page);
[[nodiscard]] DailyLimits find_limits(EmployerStore& store, const EmployerCompany& company,
                                      base::Timestamp now);

}  // namespace hoigung::domain
