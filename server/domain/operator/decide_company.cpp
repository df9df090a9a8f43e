#include "domain/operator/decide_company.hpp"

#include "domain/employers/receivers.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

ActivityKind activity_of(Decision decision) {
    switch (decision) {
        case Decision::company_verified:
            return ActivityKind::company_verified;
        case Decision::company_refused:
            return ActivityKind::company_refused;
        case Decision::change_accepted:
            return ActivityKind::change_accepted;
        case Decision::change_refused:
            return ActivityKind::change_refused;
        case Decision::claim_accepted:
        case Decision::claim_refused:
            break;
    }
    return ActivityKind::company_claimed;
}

// Writes a decision to the log and tells the receivers.
void announce(EmployerWriter& writer, const CompanyDecision& decided, std::string_view reason,
              std::span<const Receiver> receivers, const EmployerPorts& ports, base::Timestamp now) {
    const CompanyDecided event{decided.company, decided.name, decided.decision, std::string(reason)};
    writer.queue(deliveries_of(event, receivers, ports.rules, ports.random, now));
}

bool is_undecided(const EmployerCompany& company) {
    return company.state == CompanyState::unverified ||
           (company.state == CompanyState::verified && company.waiting);
}

// A refusal is not final: the operator may still verify the company.
bool can_be_accepted(const EmployerCompany& company) {
    return is_undecided(company) || company.state == CompanyState::refused;
}

// Applies the waiting change to the company.
void take_change(EmployerCompany& company, const CompanyProfile& shown) {
    company.profile = shown;
    if (company.waiting->name) company.profile.name = *company.waiting->name;
    if (company.waiting->registration_number)
        company.registration_number = *company.waiting->registration_number;
    if (company.waiting->logo) company.waiting->logo->show_on(company.profile);
    company.waiting.reset();
}

// The company after the operator has accepted what waits.
EmployerCompany accepted(EmployerCompany company, const std::optional<Company>& on_site) {
    if (company.state != CompanyState::verified) {
        company.state = CompanyState::verified;
        company.refusal_reason.clear();
    } else {
        take_change(company, CompanyProfile(shown_profile(company, on_site)));
    }
    return company;
}

Outcome<CompanyDecision> accept_company(const Acting& acting, CompanyId id, const EmployerPorts& ports) {
    const auto on_site = ports.catalogue.company(id);
    const auto waiting =
        look_up(ports.store, [&](EmployerReader& reader) { return reader.companies().find(id); });
    if (!waiting || !can_be_accepted(*waiting)) return Refusal::IdNotFound;
    // The company is published first: if this is interrupted, it still waits and can be accepted again.
    show_company(id, accepted(*waiting, on_site).profile, ports, acting.now);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<CompanyDecision> {
        const auto company = writer.companies().find(id);
        if (!company || !can_be_accepted(*company)) return Refusal::IdNotFound;
        const bool is_new = company->state != CompanyState::verified;
        const EmployerCompany after = accepted(*company, on_site);
        writer.companies().put(after);
        const auto decision = is_new ? Decision::company_verified : Decision::change_accepted;
        const CompanyDecision decided{id, after.profile.name, decision};
        note_staff(writer, ports.random, id, activity_of(decision), "", acting.now);
        announce(writer, decided, "", receivers_of(writer.people(), id), ports, acting.now);
        acting.done(OperatorAct::accept_waiting, id.text());
        return decided;
    });
}

Outcome<CompanyDecision> refuse_company(const Acting& acting, CompanyId id, const std::string& reason,
                                        const EmployerPorts& ports) {
    const auto on_site = ports.catalogue.company(id);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<CompanyDecision> {
        auto company = writer.companies().find(id);
        if (!company || !is_undecided(*company)) return Refusal::IdNotFound;
        const bool is_new = company->state == CompanyState::unverified;
        if (is_new) {
            company->state = CompanyState::refused;
            company->refusal_reason = reason;
        } else {
            company->waiting.reset();
        }
        writer.companies().put(*company);
        const auto decision = is_new ? Decision::company_refused : Decision::change_refused;
        const CompanyDecision decided{id, shown_profile(*company, on_site).name, decision};
        note_staff(writer, ports.random, id, activity_of(decision), reason, acting.now);
        announce(writer, decided, reason, receivers_of(writer.people(), id), ports, acting.now);
        acting.done(OperatorAct::refuse_waiting, id.text(), {reason});
        return decided;
    });
}

// A company of the catalogue that has been claimed counts as verified.
EmployerCompany claimed_company(const Company& company, base::Timestamp now) {
    EmployerCompany made;
    made.id = company.id;
    made.state = CompanyState::verified;
    made.created_at = now;
    made.profile = company.profile;
    return made;
}

Outcome<CompanyDecision> decide_claim(const Acting& acting, const Claim& waiting, bool is_accepted,
                                      const std::string& reason, const EmployerPorts& ports) {
    const auto company = ports.catalogue.company(waiting.company);
    if (!company) return Refusal::IdNotFound;
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<CompanyDecision> {
        const auto person = writer.people().find(waiting.person);
        auto claim = writer.companies().claim(waiting.id);
        if (!person || !claim || claim->state != ClaimState::waiting) return Refusal::IdNotFound;
        claim->state = is_accepted ? ClaimState::accepted : ClaimState::refused;
        claim->refusal_reason = reason;
        writer.companies().put(*claim);
        if (is_accepted) {
            if (!writer.companies().find(company->id))
                writer.companies().put(claimed_company(*company, acting.now));
            writer.people().put(Membership{company->id, person->id, Role::owner, acting.now});
            note_staff(writer, ports.random, company->id, ActivityKind::company_claimed, person->shown_name(),
                       acting.now);
        }
        const CompanyDecision decided{company->id, company->profile.name,
                                      is_accepted ? Decision::claim_accepted : Decision::claim_refused};
        const std::vector<Receiver> claimant{{person->email.text(), person->locale}};
        announce(writer, decided, reason, claimant, ports, acting.now);
        acting.done(is_accepted ? OperatorAct::accept_waiting : OperatorAct::refuse_waiting,
                    waiting.id.text(), {reason, person->id.text()});
        return decided;
    });
}

// An id may be a company's or a claim's; they look the same.
std::optional<Claim> find_claim(std::string_view id, const EmployerPorts& ports) {
    const auto claim_id = ClaimId::parse(id);
    if (!claim_id) return std::nullopt;
    return look_up(ports.store, [&](EmployerReader& reader) { return reader.companies().claim(*claim_id); });
}

}  // namespace

Outcome<CompanyDecision> accept_waiting(const Acting& acting, std::string_view id,
                                        const EmployerPorts& ports) {
    if (const auto claim = find_claim(id, ports)) return decide_claim(acting, *claim, true, "", ports);
    const auto company = CompanyId::parse(id);
    if (!company) return Refusal::IdNotFound;
    return accept_company(acting, *company, ports);
}

Outcome<CompanyDecision> refuse_waiting(const Acting& acting, std::string_view id, std::string_view reason,
                                        const EmployerPorts& ports) {
    const std::string words = TRY(read_text(reason, kLongestNote));
    if (const auto claim = find_claim(id, ports)) return decide_claim(acting, *claim, false, words, ports);
    const auto company = CompanyId::parse(id);
    if (!company) return Refusal::IdNotFound;
    return refuse_company(acting, *company, words, ports);
}

}  // namespace hoigung::domain
