#pragma once

#include <map>
#include <optional>

#include "domain/employers/company_rule.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/keys/partner_key.hpp"

namespace hoigung::domain {

// What a key may do for companies, by the rule of company_rule.hpp. It reads each company once.
class KeyRule {
  public:
    KeyRule(const PartnerKey& key, EmployerStore& employers) : key_(key), employers_(employers) {}

    // Why it may not; std::nullopt when it may. Whether the key speaks for the company is not asked here.
    [[nodiscard]] std::optional<Refusal> objection(CompanyId company, Permission permission);

  private:
    const PartnerKey& key_;
    EmployerStore& employers_;
    std::map<CompanyId, CompanyFacts> known_;
};

// Why a key cannot be used at all: one that was made in the portal works only while its company may.
[[nodiscard]] std::optional<Refusal> objection_to_key(const PartnerKey& key, EmployerStore& employers);

}  // namespace hoigung::domain
