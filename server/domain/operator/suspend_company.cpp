#include "domain/operator/suspend_company.hpp"

#include "domain/employers/owners.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

// Stores the reason, writes the log and mails the owners. Does nothing for a company that is not in the
// portal.
void tell_people(const Company& on_site, bool is_new, const std::string& reason, const EmployerPorts& ports,
                 base::Timestamp now) {
    const bool is_suspended = on_site.is_suspended;
    ports.store.write([&](EmployerWriter& writer) {
        auto company = writer.company(on_site.id);
        const std::string kept = is_suspended ? reason : "";
        if (!company || (!is_new && company->suspension_reason == kept)) return;
        company->suspension_reason = kept;
        writer.put(*company);
        note_staff(writer, ports.random, on_site.id,
                   is_suspended ? ActivityKind::company_suspended : ActivityKind::company_restored, reason,
                   now);
        const CompanySuspended event{on_site.id, on_site.profile.name, is_suspended, reason};
        writer.queue(deliveries_of(event, owners_of(writer, on_site.id), ports.rules, ports.random, now));
    });
}

// Closing hides a company like a suspension, but the operator cannot undo it.
bool is_closed(CompanyId id, const EmployerPorts& ports) {
    std::optional<EmployerCompany> company;
    ports.store.read([&](EmployerReader& reader) { company = reader.company(id); });
    return company && company->state == CompanyState::closed;
}

}  // namespace

Outcome<Company> set_suspension(CompanyId id, bool is_suspended, std::string_view reason,
                                const EmployerPorts& ports, base::Timestamp now) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (is_closed(id, ports)) return Refusal::CompanyIsClosed;
    bool is_new = false;
    Outcome<Company> outcome = Refusal::CompanyNotFound;
    ports.catalogue.write([&](CatalogueWriter& writer) {
        outcome = Refusal::CompanyNotFound;
        auto company = writer.company(id);
        if (!company) return;
        is_new = company->is_suspended != is_suspended;
        if (is_new) {
            company->is_suspended = is_suspended;
            company->updated_at = now;
            writer.put(*company);
        }
        outcome = std::move(*company);
    });
    if (outcome.ok()) tell_people(*outcome, is_new, words, ports, now);
    return outcome;
}

}  // namespace hoigung::domain
