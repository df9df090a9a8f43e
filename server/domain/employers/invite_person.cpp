#include "domain/employers/invite_person.hpp"

#include <algorithm>

#include "domain/employers/company_limits.hpp"
#include "domain/employers/permissions.hpp"
#include "domain/employers/show_company.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {
namespace {

std::optional<Invitation> usable(EmployerReader& reader, const std::string& digest, base::Timestamp now) {
    auto invitation = reader.people().invitation(digest);
    return invitation && invitation->expires_at > now ? invitation : std::nullopt;
}

bool is_member(EmployerReader& reader, CompanyId company, const Email& email) {
    return std::ranges::any_of(reader.people().of(company),
                               [&](const CompanyPerson& each) { return each.person.email == email; });
}

// The language of a mail to an address: the person's, if the address is known.
Locale locale_of(EmployerReader& reader, const Email& email, Locale otherwise) {
    const auto person = reader.people().find(email);
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
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<Invitation> {
        const auto own = own_company(writer, person.id, company_id, Permission::manage_people);
        if (!own.ok()) {
            return own.error();
        }
        const EmployerCompany& company = own->company;
        if (is_member(writer, company.id, *address)) return Refusal::AlreadyMember;
        if (left_today(writer, company, now).invitations == 0) return Refusal::CompanyLimitReached;
        // Per-company limits do not suffice: a person may have many companies, and many people may invite the
        // same stranger.
        if (!take_usage(writer, UsageKind::invitations_by_person, ports.mark_of(person.email), 1,
                        {ports.limits.invitations, kUsageDay}, now) ||
            !take_usage(writer, UsageKind::invitations_to_address, ports.mark_of(*address), 1,
                        {ports.limits.invitations_to_address, kUsageDay}, now))
            return Refusal::PersonLimitReached;
        for (const Invitation& older : writer.people().invitations_of(company.id)) {
            if (older.email == *address) writer.people().remove(older.id);
        }
        const Invitation invitation{id, company.id, *address, role, person.id, now, now + kInvitationLasts};
        writer.people().add(invitation, ports.digests.digest(token));
        note(writer, ports.random, company.id, person, ActivityKind::person_invited, address->text(), now);
        const PersonInvited event{shown_profile(company, on_site).name, person.shown_name(), role, token,
                                  invitation.expires_at};
        const std::vector<Receiver> receivers{{address->text(), locale_of(writer, *address, person.locale)}};
        writer.queue(deliveries_of(event, receivers, ports.rules, ports.random, now));
        return invitation;
    });
}

Outcome<OwnCompany> withdraw_invitation(const Person& person, std::string_view company_id,
                                        std::string_view invitation_id, const EmployerPorts& ports,
                                        base::Timestamp now) {
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<OwnCompany> {
        auto own = TRY(own_company(writer, person.id, company_id, Permission::manage_people));
        const auto invitations = writer.people().invitations_of(own.company.id);
        const auto found = std::ranges::find_if(
            invitations, [&](const Invitation& each) { return each.id.text() == invitation_id; });
        if (found == invitations.end()) return Refusal::IdNotFound;
        writer.people().remove(found->id);
        note(writer, ports.random, own.company.id, person, ActivityKind::invitation_withdrawn,
             found->email.text(), now);
        return own;
    });
}

Outcome<InvitationOffer> invitation_offer(std::string_view token, const EmployerPorts& ports,
                                          base::Timestamp now) {
    struct Offered {
        Invitation invitation;
        EmployerCompany company;
        std::optional<Person> by;
    };
    const auto offered = TRY(look_up(ports.store, [&](EmployerReader& reader) -> Outcome<Offered> {
        const auto invitation = usable(reader, ports.digests.digest(token), now);
        const auto company = invitation ? reader.companies().find(invitation->company) : std::nullopt;
        if (!company) return Refusal::InvitationNotUsable;
        return Offered{*invitation, *company, reader.people().find(invitation->invited_by)};
    }));
    const auto on_site = company_on_site(offered.company.id.text(), ports.catalogue);
    return InvitationOffer{offered.invitation, shown_profile(offered.company, on_site).name,
                           offered.by ? offered.by->shown_name() : ""};
}

Outcome<AcceptedInvitation> accept_invitation(std::string_view token, Locale locale,
                                              const EmployerPorts& ports, base::Timestamp now) {
    const PersonId new_person = PersonId::make(now, ports.random);
    return transact(ports.store, [&](EmployerWriter& writer) -> Outcome<AcceptedInvitation> {
        const auto invitation = usable(writer, ports.digests.digest(token), now);
        const auto company = invitation ? writer.companies().find(invitation->company) : std::nullopt;
        // The invitation may have been used or withdrawn while this waited for the company's lock.
        if (!company || company->state == CompanyState::closed ||
            !usable(writer, ports.digests.digest(token), now))
            return Refusal::InvitationNotUsable;
        // Locks the address, so that a concurrent login does not create the person a second time.
        static_cast<void>(writer.logins().open_code_attempts(invitation->email));
        const auto known = writer.people().find(invitation->email);
        const Person person = known.value_or(Person{new_person, invitation->email, "", locale, now});
        if (!known) writer.people().put(person);
        writer.people().remove(invitation->id);
        const Membership membership{company->id, person.id, invitation->role, now};
        writer.people().put(membership);
        note(writer, ports.random, company->id, person, ActivityKind::person_joined,
             std::string(base::name_of(invitation->role)), now);
        return AcceptedInvitation{person, *company, membership};
    });
}

}  // namespace hoigung::domain
