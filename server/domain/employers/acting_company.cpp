#include "domain/employers/acting_company.hpp"

namespace hoigung::domain {
namespace {

// The name of a key in a company's log.
std::string name_in_log(const PartnerKey& key) {
    return "API: " + key.name;
}

}  // namespace

CompanyFacts facts_of(EmployerReader& reader, CompanyId company) {
    const auto known = reader.companies().find(company);
    const auto state = known ? std::optional(known->state) : std::nullopt;
    return {standing_of(state, reader.companies().is_suspended(company)), MaintainedBy::portal};
}

Outcome<OwnCompany> Agent::company(EmployerReader& reader, std::string_view company_id,
                                   Permission permission) const {
    if (person_ != nullptr) return own_company(reader, person_->id, company_id, permission);
    const auto id = CompanyId::parse(company_id);
    if (!id || !key_->speaks_for(*id)) return Refusal::CompanyNotFound;
    auto company = reader.companies().find(*id);
    if (!company) return Refusal::CompanyNotFound;
    const Standing standing = standing_of(company->state, reader.companies().is_suspended(*id));
    if (const auto objection = objection_to({standing}, door(), permission)) return *objection;
    OwnCompany own{std::move(*company), {}, standing};
    own.membership.company = *id;
    own.membership.role = Role::owner;
    return own;
}

void Agent::note(EmployerWriter& writer, base::Random& random, CompanyId company, ActivityKind kind,
                 std::string subject, base::Timestamp now) const {
    if (person_ != nullptr)
        return domain::note(writer, random, company, *person_, kind, std::move(subject), now);
    writer.logs().note({ActivityId::make(now, random), company, now, kind, key_->made_by, name_in_log(*key_),
                        std::move(subject)});
}

}  // namespace hoigung::domain
