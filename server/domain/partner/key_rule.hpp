#pragma once

#include <map>
#include <optional>

#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/keys/partner_key.hpp"

namespace hoigung::domain {

// Decides what a key may do for companies, by company_rule.hpp. Reads each company once.
class KeyRule {
  public:
    KeyRule(const PartnerKey& key, EmployerStore& employers) : key_(key), employers_(employers) {}

    // Why the key may not do it; std::nullopt when it may. Does not check whether the key speaks for the
    // company.
    [[nodiscard]] std::optional<Refusal> objection(CompanyId company, Permission permission);

  private:
    const PartnerKey& key_;
    EmployerStore& employers_;
    std::map<CompanyId, CompanyFacts> known_;
};

// Why a key cannot be used at all: a key made in the portal works only while its company's standing allows
// it.
[[nodiscard]] std::optional<Refusal> objection_to_key(const PartnerKey& key, EmployerStore& employers);

}  // namespace hoigung::domain
