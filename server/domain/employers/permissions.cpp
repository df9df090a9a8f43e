#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

bool may(Role role, Act act) {
    switch (act) {
        case Act::read:
            return true;
        case Act::change_branches:
        case Act::change_jobs:
        case Act::answer_applicants:
            return role == Role::owner || role == Role::recruiter;
        case Act::change_company:
        case Act::manage_people:
        case Act::read_log:
        case Act::manage_keys:
        case Act::close_company:
            return role == Role::owner;
    }
    return false;
}

Outcome<OwnCompany> own_company(EmployerReader& reader, PersonId person, std::string_view company_id,
                                Act act) {
    const auto id = CompanyId::parse(company_id);
    if (!id) return Refusal::CompanyNotFound;
    auto company = reader.company(*id);
    auto membership = company ? reader.membership(*id, person) : std::nullopt;
    if (!membership) return Refusal::CompanyNotFound;
    if (!may(membership->role, act)) return Refusal::PermissionDenied;
    const bool is_change = act != Act::read && act != Act::read_log;
    if (is_change && company->state == CompanyState::closed) return Refusal::CompanyIsClosed;
    return OwnCompany{std::move(*company), *membership};
}

}  // namespace hoigung::domain
