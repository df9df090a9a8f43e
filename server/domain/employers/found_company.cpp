#include "domain/employers/found_company.hpp"

#include "domain/employers/company_limits.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/transact.hpp"
#include "domain/wordings/typed_texts.hpp"

namespace hoigung::domain {
namespace {

// Within this time a second company of the same name counts as the first one: the button was pressed twice,
// or the response was lost.
constexpr std::chrono::minutes kSameAgain{10};

std::optional<OwnCompany> made_just_now(EmployerWriter& writer, const Person& person,
                                        const EmployerCompany& wanted, base::Timestamp now) {
    for (const Membership& membership : writer.people().memberships_of(person.id)) {
        auto own = writer.companies().find(membership.company);
        if (own && own->profile.name == wanted.profile.name &&
            own->registration_number == wanted.registration_number && own->created_at + kSameAgain > now)
            return OwnCompany{std::move(*own), membership};
    }
    return std::nullopt;
}

}  // namespace

Outcome<EmployerCompany> read_company(const CompanyInput& typed, const ReferenceLists& lists) {
    EmployerCompany company;
    company.profile.name = TRY(read_name(typed.name, kLongestCompanyName));
    company.profile.about = TRY(read_text(typed.about, kLongestAboutText));
    company.registration_number = TRY(read_registration_number(typed.registration_number));
    company.proof_kind = typed.proof_kind;
    company.contact.name = TRY(read_optional_name(typed.contact.name, kLongestPersonName));
    company.contact.telephone = TRY(read_contact_telephone(typed.contact.telephone));
    if (!typed.trade.empty() && lists.category(typed.trade) == nullptr) return Refusal::InvalidTrade;
    company.trade = typed.trade;
    return company;
}

Outcome<OwnCompany> found_company(const Person& person, const CompanyInput& typed, const EmployerPorts& ports,
                                  base::Timestamp now) {
    EmployerCompany company = TRY(read_company(typed, ports.lists));
    if (company.proof_kind == ProofKind::business_registration && company.registration_number.empty())
        return Refusal::InvalidRegistrationNumber;
    company.id = CompanyId::make(now, ports.random);
    company.created_at = now;
    if (!ports.verifies) company.state = CompanyState::verified;
    const auto outcome = transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        // Locks the person, so that one person's new companies are made one after the other.
        if (!writer.people().find(person.id)) return Refusal::NotLoggedIn;
        if (auto known = made_just_now(writer, person, company, now)) return *std::move(known);
        const auto most = static_cast<std::size_t>(ports.limits.companies);
        if (writer.people().memberships_of(person.id).size() >= most) return Refusal::TooManyMemberships;
        const std::string& number = company.registration_number;
        if (!number.empty() && writer.companies().with_number(number)) return Refusal::CompanyExists;
        // Companies are counted by mail address, so that deleting the account does not start the count anew.
        if (!take_usage(writer, UsageKind::companies_founded, ports.mark_of(person.email), 1,
                        {ports.limits.companies, kFoundingsCount}, now))
            return Refusal::PersonLimitReached;
        writer.companies().put(company);
        const Membership membership{company.id, person.id, Role::owner, now};
        writer.people().put(membership);
        note(writer, ports.random, company.id, person, ActivityKind::company_founded, "", now);
        return OwnCompany{company, membership};
    });
    if (outcome.ok() && outcome->company.state == CompanyState::verified)
        show_company(outcome->company.id, outcome->company.profile, ports, now);
    return outcome;
}

}  // namespace hoigung::domain
