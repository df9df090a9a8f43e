#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/partner/partner_key.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// What the operations of the portal depend on.
struct EmployerPorts {
    EmployerStore& store;
    CatalogueStore& catalogue;
    const ReferenceLists& lists;
    const SecretDigests& digests;
    base::Random& random;
    const DeliveryRules rules;
    // Whether the operator verifies companies; otherwise they are on the site at once.
    const bool verifies = true;
    // How long a company sees who applied for a job after it closed.
    const std::chrono::days applicants_kept{180};
};

// Writes a line into a company's log.
inline void note(EmployerWriter& writer, base::Random& random, CompanyId company, const Person& person,
                 ActivityKind kind, std::string subject, base::Timestamp now) {
    writer.note({ActivityId::make(now, random), company, now, kind, person.id, person.shown_name(),
                 std::move(subject)});
}

// The same for what the site's staff did.
inline void note_staff(EmployerWriter& writer, base::Random& random, CompanyId company, ActivityKind kind,
                       std::string subject, base::Timestamp now) {
    writer.note({ActivityId::make(now, random), company, now, kind, std::nullopt, "", std::move(subject)});
}

}  // namespace hoigung::domain
