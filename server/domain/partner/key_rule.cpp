#include "domain/partner/key_rule.hpp"

#include "domain/employers/acting_company.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

std::optional<Refusal> KeyRule::objection(CompanyId company, Permission permission) {
    const Door door = door_of(key_);
    if (door == Door::operator_key) return objection_to({}, door, permission);
    auto found = known_.find(company);
    if (found == known_.end()) {
        const auto facts =
            look_up(employers_, [&](EmployerReader& reader) { return facts_of(reader, company); });
        found = known_.emplace(company, facts).first;
    }
    return objection_to(found->second, door, permission);
}

std::optional<Refusal> objection_to_key(const PartnerKey& key, EmployerStore& employers) {
    if (door_of(key) != Door::portal_key) return std::nullopt;
    KeyRule rule(key, employers);
    for (const CompanyId company : key.companies) {
        if (auto objection = rule.objection(company, Permission::read)) return objection;
    }
    return std::nullopt;
}

}  // namespace hoigung::domain
