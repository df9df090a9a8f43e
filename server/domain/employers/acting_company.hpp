#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

// Acts for a company: a person in the portal, or a program with a key that was made there. Refers to one of
// them, which must outlive it.
class Agent {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): operations take a person as they are.
    Agent(const Person& person) : person_(&person) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Agent(const PartnerKey& key) : key_(&key) {}

    [[nodiscard]] Door door() const { return key_ != nullptr ? door_of(*key_) : Door::portal; }
    [[nodiscard]] Locale locale() const { return person_ != nullptr ? person_->locale : Locale::zh_hant; }
    // The company, if it and the agent have the permission. A key acts as an owner.
    [[nodiscard]] Outcome<OwnCompany> company(EmployerReader& reader, std::string_view company_id,
                                              Permission permission) const;
    // Writes a line into the company's log. A key's line belongs to the person who made the key, and names
    // the key.
    void note(EmployerWriter& writer, base::Random& random, CompanyId company, ActivityKind kind,
              std::string subject, base::Timestamp now) const;

  private:
    const Person* person_ = nullptr;
    const PartnerKey* key_ = nullptr;
};

// The facts about a company that company_rule.hpp needs. Works also for a company that is not in the portal.
[[nodiscard]] CompanyFacts facts_of(EmployerReader& reader, CompanyId company);

}  // namespace hoigung::domain
