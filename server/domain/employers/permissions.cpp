#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

bool may(Role role, Permission permission) {
    switch (permission) {
        case Permission::read:
        case Permission::read_applicants:
            return true;
        case Permission::change_branches:
        case Permission::change_jobs:
        case Permission::publish_jobs:
        case Permission::answer_applicants:
            return role == Role::owner || role == Role::recruiter;
        case Permission::change_company:
        case Permission::change_page:
        case Permission::manage_people:
        case Permission::read_log:
        case Permission::manage_keys:
        case Permission::close_company:
        case Permission::place_bids:
            return role == Role::owner;
    }
    return false;
}

std::optional<Refusal> objection_to(const Membership& membership, Standing standing, Permission permission) {
    if (!may(membership.role, permission)) return Refusal::PermissionDenied;
    return objection_to({standing}, Door::portal, permission);
}

Outcome<OwnCompany> own_company(EmployerReader& reader, PersonId person, std::string_view company_id,
                                Permission permission) {
    const auto id = CompanyId::parse(company_id);
    if (!id) return Refusal::CompanyNotFound;
    auto company = reader.companies().find(*id);
    auto membership = company ? reader.people().membership(*id, person) : std::nullopt;
    if (!membership) return Refusal::CompanyNotFound;
    const Standing standing = standing_of(company->state, reader.companies().is_suspended(*id));
    if (const auto objection = objection_to(*membership, standing, permission)) return *objection;
    return OwnCompany{std::move(*company), *membership, standing};
}

}  // namespace hoigung::domain
