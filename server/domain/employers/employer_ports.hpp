#pragma once

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/employer_store.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/reference/reference_lists.hpp"

namespace hoigung::domain {

// The dependencies of the portal's operations.
struct EmployerPorts {
    EmployerStore& store;
    CatalogueStore& catalogue;
    const ReferenceLists& lists;
    const SecretDigests& digests;
    ErasureLog& erasures;
    base::Random& random;
    const DeliveryRules rules;
    // Whether the operator verifies companies; otherwise they are on the site at once.
    const bool verifies = true;
    // How long a company sees a job's applicants after the job closed.
    const std::chrono::days applicants_kept{180};
    const AddressDigests& address_digests;
    const PersonLimits limits{};

    // The name of a person in counts that outlive the account.
    [[nodiscard]] std::string mark_of(const Email& email) const {
        return address_digests.digest("usage", email.text());
    }
};

// Counts an amount under a limit, within the transaction. Returns false and counts nothing when that would
// exceed the limit.
[[nodiscard]] inline bool take_usage(EmployerWriter& writer, UsageKind kind, std::string_view subject,
                                     std::int64_t amount, const UsageLimit& limit, base::Timestamp now) {
    Usage usage = writer.usage().of(kind, subject);
    if (!usage.take(amount, limit, now)) return false;
    writer.usage().put(kind, subject, usage, limit.within, now);
    return true;
}

// A line of a company's log about what a person did.
[[nodiscard]] inline Activity activity_of(base::Random& random, CompanyId company, const Person& person,
                                          ActivityKind kind, std::string subject, base::Timestamp now) {
    return {ActivityId::make(now, random), company,           now, kind, person.id,
            person.shown_name(),           std::move(subject)};
}

// Writes a line into a company's log.
inline void note(EmployerWriter& writer, base::Random& random, CompanyId company, const Person& person,
                 ActivityKind kind, std::string subject, base::Timestamp now) {
    writer.logs().note(activity_of(random, company, person, kind, std::move(subject), now));
}

// Like note(), for actions of the site's staff.
inline void note_staff(EmployerWriter& writer, base::Random& random, CompanyId company, ActivityKind kind,
                       std::string subject, base::Timestamp now) {
    writer.logs().note(
        {ActivityId::make(now, random), company, now, kind, std::nullopt, "", std::move(subject)});
}

}  // namespace hoigung::domain
