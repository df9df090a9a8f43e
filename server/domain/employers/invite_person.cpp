#include "domain/employers/invite_person.hpp"

#include <algorithm>

#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/employers/show_company.hpp"

namespace hoigung::domain {
namespace {

std::optional<Invitation> usable(EmployerReader& reader, const std::string& digest, base::Timestamp now) {
    auto invitation = reader.invitation(digest);
    return invitation && invitation->expires_at > now ? invitation : std::nullopt;
}

bool is_member(EmployerReader& reader, CompanyId company, const Email& email) {
    return std::ranges::any_of(reader.people_of(company),
                               [&](const CompanyPerson& each) { return each.person.email == email; });
}

// The language of a mail to an address: the person's, if the address is known.
Locale locale_of(EmployerReader& reader, const Email& email, Locale otherwise) {
    const auto person = reader.person(email);
    return person ? person->locale : otherwise;
}

}  // namespace

Outcome<Invitation> invite_person(const Person& person, std::string_view company_id, std::string_view email,
                                  Role role, const EmployerPorts& ports, base::Timestamp now) {
    const auto address = Email::parse(email);
    if (!address) return Refusal::InvalidEmail;
    const std::string token = make_secret("", ports.random);
    const InvitationId id = InvitationId::make(now, ports.random);
    const auto on_site = company_on_site(company_id, ports.catalogue);
    Outcome<Invitation> outcome = Refusal::CompanyNotFound;
    ports.store.write([&](EmployerWriter& writer) {
        const auto own = own_company(writer, person.id, company_id, Permission::manage_people);
        if (!own.ok()) {
            outcome = own.error();
            return;
        }
        const EmployerCompany& company = own->company;
        outcome = Refusal::AlreadyMember;
        if (is_member(writer, company.id, *address)) return;
        outcome = Refusal::CompanyLimitReached;
        if (left_today(writer, company, now).invitations == 0) return;
        outcome = Refusal::PersonLimitReached;
        // Per-company limits do not suffice: a person may have many companies, and many people may invite the
        // same stranger.
        if (!take_usage(writer, UsageKind::invitations_by_person, ports.mark_of(person.email), 1,
                        {ports.limits.invitations, kUsageDay}, now) ||
            !take_usage(writer, UsageKind::invitations_to_address, ports.mark_of(*address), 1,
                        {ports.limits.invitations_to_address, kUsageDay}, now))
            return;
        for (const Invitation& older : writer.invitations_of(company.id)) {
            if (older.email == *address) writer.remove(older.id);
        }
        const Invitation invitation{id, company.id, *address, role, person.id, now, now + kInvitationLasts};
        writer.add(invitation, ports.digests.digest(token));
        note(writer, ports.random, company.id, person, ActivityKind::person_invited, address->text(), now);
        const PersonInvited event{shown_profile(company, on_site).name, person.shown_name(), role, token,
                                  invitation.expires_at};
        const std::vector<Receiver> receivers{{address->text(), locale_of(writer, *address, person.locale)}};
        writer.queue(deliveries_of(event, receivers, ports.rules, ports.random, now));
        outcome = invitation;
    });
    return outcome;
}

Outcome<void> withdraw_invitation(const Person& person, std::string_view company_id,
                                  std::string_view invitation_id, const EmployerPorts& ports,
                                  base::Timestamp now) {
    Outcome<void> outcome;
    ports.store.write([&](EmployerWriter& writer) {
        const auto own = own_company(writer, person.id, company_id, Permission::manage_people);
        if (!own.ok()) {
            outcome = own.error();
            return;
        }
        const auto invitations = writer.invitations_of(own->company.id);
        const auto found = std::ranges::find_if(
            invitations, [&](const Invitation& each) { return each.id.text() == invitation_id; });
        outcome = found == invitations.end() ? Outcome<void>(Refusal::IdNotFound) : Outcome<void>();
        if (found == invitations.end()) return;
        writer.remove(found->id);
        note(writer, ports.random, own->company.id, person, ActivityKind::invitation_withdrawn,
             found->email.text(), now);
    });
    return outcome;
}

Outcome<InvitationOffer> invitation_offer(std::string_view token, const EmployerPorts& ports,
                                          base::Timestamp now) {
    std::optional<Invitation> invitation;
    std::optional<EmployerCompany> company;
    std::optional<Person> by;
    ports.store.read([&](EmployerReader& reader) {
        invitation = usable(reader, ports.digests.digest(token), now);
        if (!invitation) return;
        company = reader.company(invitation->company);
        by = reader.person(invitation->invited_by);
    });
    if (!company) return Refusal::InvitationNotUsable;
    const auto on_site = company_on_site(company->id.text(), ports.catalogue);
    return InvitationOffer{*invitation, shown_profile(*company, on_site).name, by ? by->shown_name() : ""};
}

Outcome<AcceptedInvitation> accept_invitation(std::string_view token, Locale locale,
                                              const EmployerPorts& ports, base::Timestamp now) {
    const PersonId new_person = PersonId::make(now, ports.random);
    Outcome<AcceptedInvitation> outcome = Refusal::InvitationNotUsable;
    ports.store.write([&](EmployerWriter& writer) {
        outcome = Refusal::InvitationNotUsable;
        const auto invitation = usable(writer, ports.digests.digest(token), now);
        const auto company = invitation ? writer.company(invitation->company) : std::nullopt;
        // The invitation may have been used or withdrawn while this waited for the company's lock.
        if (!company || company->state == CompanyState::closed ||
            !usable(writer, ports.digests.digest(token), now))
            return;
        // Locks the address, so that a concurrent login does not create the person a second time.
        static_cast<void>(writer.open_code_attempts(invitation->email));
        const auto known = writer.person(invitation->email);
        const Person person = known.value_or(Person{new_person, invitation->email, "", locale, now});
        if (!known) writer.put(person);
        writer.remove(invitation->id);
        const Membership membership{company->id, person.id, invitation->role, now};
        writer.put(membership);
        note(writer, ports.random, company->id, person, ActivityKind::person_joined,
             std::string(base::name_of(invitation->role)), now);
        outcome = AcceptedInvitation{person, membership};
    });
    return outcome;
}

}  // namespace hoigung::domain
