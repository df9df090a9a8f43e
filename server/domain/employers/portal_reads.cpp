#include "domain/employers/portal_reads.hpp"

#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

std::map<PersonId, std::string> names_in(EmployerReader& reader, std::span<const PersonId> ids) {
    std::map<PersonId, std::string> names;
    for (const Person& person : reader.people().find_each(ids)) names.emplace(person.id, person.shown_name());
    return names;
}

}  // namespace

Outcome<OwnCompany> find_own_company(EmployerStore& store, PersonId person, std::string_view company_id,
                                     Permission permission) {
    return look_up(
        store, [&](EmployerReader& reader) { return own_company(reader, person, company_id, permission); });
}

std::vector<OwnCompany> find_own_companies(EmployerStore& store, PersonId person) {
    return look_up(store, [&](EmployerReader& reader) {
        const auto memberships = reader.people().memberships_of(person);
        std::vector<CompanyId> ids;
        ids.reserve(memberships.size());
        for (const Membership& each : memberships) ids.push_back(each.company);
        std::map<CompanyId, EmployerCompany> companies;
        for (EmployerCompany& each : reader.companies().find_each(ids))
            companies.emplace(each.id, std::move(each));
        std::vector<OwnCompany> own;
        for (const Membership& each : memberships) {
            const auto company = companies.find(each.company);
            if (company != companies.end()) own.push_back({std::move(company->second), each});
        }
        return own;
    });
}

std::vector<Claim> find_claims(EmployerStore& store, PersonId person) {
    return look_up(store, [&](EmployerReader& reader) { return reader.companies().claims_of(person); });
}

std::vector<PortalSession> find_sessions(EmployerStore& store, PersonId person) {
    return look_up(store, [&](EmployerReader& reader) { return reader.logins().sessions_of(person); });
}

std::map<PersonId, std::string> find_names(EmployerStore& store, std::span<const PersonId> ids) {
    if (ids.empty()) return {};
    return look_up(store, [&](EmployerReader& reader) { return names_in(reader, ids); });
}

std::vector<Branch> find_branches(EmployerStore& store, CompanyId company) {
    return look_up(store, [&](EmployerReader& reader) { return reader.companies().branches_of(company); });
}

std::vector<CompanyPerson> find_people(EmployerStore& store, CompanyId company) {
    return look_up(store, [&](EmployerReader& reader) { return reader.people().of(company); });
}

std::vector<OpenInvitation> find_invitations(EmployerStore& store, CompanyId company, base::Timestamp now) {
    return look_up(store, [&](EmployerReader& reader) {
        auto invitations = reader.people().invitations_of(company);
        std::erase_if(invitations, [&](const Invitation& each) { return each.expires_at <= now; });
        std::vector<PersonId> inviters;
        inviters.reserve(invitations.size());
        for (const Invitation& each : invitations) inviters.push_back(each.invited_by);
        const auto names = names_in(reader, inviters);
        std::vector<OpenInvitation> open;
        open.reserve(invitations.size());
        for (Invitation& each : invitations) {
            const auto name = names.find(each.invited_by);
            open.push_back({std::move(each), name == names.end() ? "" : name->second});
        }
        return open;
    });
}

std::optional<Proof> find_proof(EmployerStore& store, CompanyId company) {
    return look_up(store, [&](EmployerReader& reader) { return reader.companies().proof(company); });
}

MaintainedBy find_maintainer(EmployerStore& store, CompanyId company) {
    return look_up(store, [&](EmployerReader& reader) { return reader.companies().maintained_by(company); });
}

ActivityLog find_log(EmployerStore& store, CompanyId company, Page page) {
    return look_up(store, [&](EmployerReader& reader) { return reader.logs().of(company, page); });
}

DailyLimits find_limits(EmployerStore& store, const EmployerCompany& company, base::Timestamp now) {
    return look_up(store, [&](EmployerReader& reader) { return left_today(reader, company, now); });
}

}  // namespace hoigung::domain
