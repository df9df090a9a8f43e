#include "domain/operator/suspend_company.hpp"

#include "domain/employers/receivers.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

// A company on the site with its suspension, and whether that was changed.
struct SetSuspension {
    Company company;
    bool is_new = false;
};

OperatorAct act_of(bool is_suspended) {
    return is_suspended ? OperatorAct::suspend_company : OperatorAct::restore_company;
}

// Stores the reason, writes the company's log and mails the owners. Does nothing for a company that is not in
// the portal, and when it has been told the same before. Another reason alone is an act, too.
void tell_people(const Acting& acting, const Company& on_site, bool is_new, const std::string& reason,
                 const EmployerPorts& ports) {
    const bool is_suspended = on_site.is_suspended;
    ports.store.write([&](EmployerWriter& writer) {
        auto company = writer.companies().find(on_site.id);
        const std::string kept = is_suspended ? reason : "";
        if (!company || (!is_new && company->suspension_reason == kept)) return;
        company->suspension_reason = kept;
        writer.companies().put(*company);
        note_staff(writer, ports.random, on_site.id,
                   is_suspended ? ActivityKind::company_suspended : ActivityKind::company_restored, reason,
                   acting.now);
        const CompanySuspended event{on_site.id, on_site.profile.name, is_suspended, reason};
        writer.queue(deliveries_of(event, receivers_of(writer.people(), on_site.id), ports.rules,
                                   ports.random, acting.now));
        if (!is_new) acting.done(act_of(is_suspended), on_site.id.text(), {reason});
    });
}

// Closing hides a company like a suspension, but the operator cannot undo it.
bool is_closed(CompanyId id, const EmployerPorts& ports) {
    const auto company =
        look_up(ports.store, [&](EmployerReader& reader) { return reader.companies().find(id); });
    return company && company->state == CompanyState::closed;
}

}  // namespace

Outcome<Company> set_suspension(const Acting& acting, CompanyId id, bool is_suspended,
                                std::string_view reason, const EmployerPorts& ports) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (is_closed(id, ports)) return Refusal::CompanyIsClosed;
    auto set = TRY(transact(ports.catalogue, [&](CatalogueWriter& writer) -> Outcome<SetSuspension> {
        auto company = writer.company(id);
        if (!company) return Refusal::CompanyNotFound;
        const bool is_new = company->is_suspended != is_suspended;
        if (is_new) {
            company->is_suspended = is_suspended;
            company->updated_at = acting.now;
            writer.put(*company);
            acting.done(act_of(is_suspended), id.text(), {words});
        }
        return SetSuspension{std::move(*company), is_new};
    }));
    tell_people(acting, set.company, set.is_new, words, ports);
    return std::move(set.company);
}

}  // namespace hoigung::domain
