#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "domain/employers/employer_ports.hpp"
#include "domain/employers/permissions.hpp"

namespace hoigung::domain {

// Who does something for a company: a person at the portal, or a program with a key that was made there. It
// refers to the one or the other.
class Agent {
  public:
    // NOLINTNEXTLINE(google-explicit-constructor): operations take a person as they are.
    Agent(const Person& person) : person_(&person) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    Agent(const PartnerKey& key) : key_(&key) {}

    [[nodiscard]] Door door() const { return key_ != nullptr ? door_of(*key_) : Door::portal; }
    [[nodiscard]] Locale locale() const { return person_ != nullptr ? person_->locale : Locale::zh_hant; }
    // The company for something that it and the agent may do. A key acts as an owner.
    [[nodiscard]] Outcome<OwnCompany> company(EmployerReader& reader, std::string_view company_id,
                                              Permission permission) const;
    // Writes a line into the company's log. Under a key it is by whom made it, and names the key.
    void note(EmployerWriter& writer, base::Random& random, CompanyId company, ActivityKind kind,
              std::string subject, base::Timestamp now) const;

  private:
    const Person* person_ = nullptr;
    const PartnerKey* key_ = nullptr;
};

// What is known of a company for the rule. The portal need not know it.
[[nodiscard]] CompanyFacts facts_of(EmployerReader& reader, CompanyId company);

}  // namespace hoigung::domain
