#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

bool may(Role role, Act act) {
    switch (act) {
        case Act::read:
        case Act::read_applicants:
            return true;
        case Act::change_branches:
        case Act::change_jobs:
        case Act::publish_jobs:
        case Act::answer_applicants:
            return role == Role::owner || role == Role::recruiter;
        case Act::change_company:
        case Act::change_page:
        case Act::manage_people:
        case Act::read_log:
        case Act::manage_keys:
        case Act::close_company:
        case Act::place_bids:
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
    const Standing standing = standing_of(company->state, reader.is_suspended(*id));
    if (const auto objection = objection_to({standing}, Door::portal, act)) return *objection;
    return OwnCompany{std::move(*company), *membership, standing};
}

}  // namespace hoigung::domain
