#include <algorithm>

#include "domain/employers/change_people.hpp"
#include "domain/employers/invite_person.hpp"
#include "domain/employers/portal_reads.hpp"
#include "endpoints/portal/resolvers/key_views.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;

struct CompanyPersonView {
    domain::CompanyPerson each;
    bool is_self = false;
    // The keys that the person made. Only owners see them.
    std::optional<std::vector<KeyView>> keys{};
};

struct AcceptedView {
    domain::AcceptedInvitation accepted;
    // Whether the caller is logged in as the invited person.
    bool is_caller = false;
};

domain::KeyPorts key_ports_of(const PortalService& service) {
    return {service.ports, service.access.keys, service.access.webhooks};
}

struct CompanyReference {
    std::string id;
};

// Reads all keys of the company at once.
void add_keys(std::vector<CompanyPersonView>& views, const CompanyView& view, Field& field) {
    for (CompanyPersonView& each : views) each.keys.emplace();
    const PortalService& service = context_of(field).service;
    auto keys = service.access.keys.all();
    std::erase_if(keys, [&](const domain::PartnerKey& key) {
        return !key.is_from_portal || key.revoked_at || !key.speaks_for(view.company.id);
    });
    for (KeyView& each : key_views(service, std::move(keys))) {
        const auto maker = std::ranges::find_if(views, [&](const CompanyPersonView& person) {
            return each.key.made_by == person.each.person.id;
        });
        if (maker != views.end()) maker->keys->push_back(std::move(each));
    }
}

void people(const CompanyView& view, Field& field) {
    std::vector<CompanyPersonView> views;
    for (domain::CompanyPerson& each :
         domain::find_people(context_of(field).service.ports.store, view.company.id)) {
        const bool is_self = each.person.id == view.membership.person;
        views.push_back({std::move(each), is_self});
    }
    if (domain::may(view.membership.role, domain::Permission::manage_keys)) add_keys(views, view, field);
    field.value(views);
}

void invitations(const CompanyView& view, Field& field) {
    if (!domain::may(view.membership.role, domain::Permission::manage_people))
        return refuse(field, domain::Refusal::PermissionDenied);
    const PortalContext& context = context_of(field);
    field.value(domain::find_invitations(context.service.ports.store, view.company.id, context.now()));
}

void invitation(Field& field) {
    const PortalContext& context = context_of(field);
    const auto offer =
        domain::invitation_offer(*field.arguments().string("token"), context.service.ports, context.now());
    offer.ok() ? field.object(*offer) : refuse(field, offer.error());
}

void invite(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto invited = domain::invite_person(
        *person, *arguments.string("company"), *arguments.string("email"),
        enumeration<domain::Role>(arguments, "role"), context.service.ports, context.now());
    if (!invited.ok()) return refuse(field, invited.error());
    context.service.told();
    field.object(domain::OpenInvitation{*invited, person->shown_name()});
}

void withdraw_invitation(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_company(field, domain::withdraw_invitation(*person, *field.arguments().string("company"),
                                                      *field.arguments().string("id"), context.service.ports,
                                                      context.now()));
}

void accept_invitation(Field& field) {
    const PortalContext& context = context_of(field);
    const PortalService& service = context.service;
    const auto accepted = domain::accept_invitation(*field.arguments().string("token"), context.locale,
                                                    service.ports, context.now());
    if (!accepted.ok()) return refuse(field, accepted.error());
    const bool is_caller = context.caller && context.caller->person.id == accepted->person.id;
    field.object(AcceptedView{*accepted, is_caller});
}

// Only the invited person sees the company; a caller who just has the link must log in first.
void accepted_company(const AcceptedView& view, Field& field) {
    if (!view.is_caller) return field.null();
    answer_company(field, domain::OwnCompany{view.accepted.company, view.accepted.membership});
}

void set_role(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    answer_company(field, domain::set_role(*person, *arguments.string("company"), *arguments.string("person"),
                                           enumeration<domain::Role>(arguments, "role"),
                                           context.service.ports, context.now()));
}

void remove_person(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto kept = field.arguments().strings("kept_keys");
    answer_company(field, domain::remove_person(*person, *field.arguments().string("company"),
                                                *field.arguments().string("person"), kept,
                                                key_ports_of(context.service), context.now()));
}

void leave_company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto left = domain::leave_company(*person, *field.arguments().string("company"),
                                            key_ports_of(context.service), context.now());
    left.ok() ? field.object(CompanyReference{left->text()}) : refuse(field, left.error());
}

}  // namespace

void bind_people(graphql::Bindings& bindings) {
    bindings.object<CompanyView>("Company")
        .field("people", people)
        .blocking()
        .field("invitations", invitations)
        .blocking();
    bindings.object<CompanyPersonView>("CompanyPerson")
        .field("id", [](const CompanyPersonView& view) { return view.each.person.id.hex(); })
        .field("name", [](const CompanyPersonView& view) { return view.each.person.name; })
        .field("email", [](const CompanyPersonView& view) { return view.each.person.email.text(); })
        .field("role", [](const CompanyPersonView& view) { return base::name_of(view.each.membership.role); })
        .field("is_self", &CompanyPersonView::is_self)
        .field("keys",
               [](const CompanyPersonView& view, Field& field) {
                   view.keys ? field.value(*view.keys) : refuse(field, domain::Refusal::PermissionDenied);
               })
        .field("joined_at",
               [](const CompanyPersonView& view) { return base::iso_text(view.each.membership.joined_at); });
    bindings.object<domain::OpenInvitation>("Invitation")
        .field("id", [](const domain::OpenInvitation& view) { return view.invitation.id.hex(); })
        .field("email", [](const domain::OpenInvitation& view) { return view.invitation.email.text(); })
        .field("role", [](const domain::OpenInvitation& view) { return base::name_of(view.invitation.role); })
        .field("invited_by", &domain::OpenInvitation::invited_by)
        .field("invited_at",
               [](const domain::OpenInvitation& view) { return base::iso_text(view.invitation.invited_at); })
        .field("expires_at",
               [](const domain::OpenInvitation& view) { return base::iso_text(view.invitation.expires_at); });
    bindings.object<domain::InvitationOffer>("InvitationOffer")
        .field("company_name",
               [](const domain::InvitationOffer& offer, Field& field) { field.object(offer.company); })
        .field("email", [](const domain::InvitationOffer& offer) { return offer.invitation.email.text(); })
        .field("role",
               [](const domain::InvitationOffer& offer) { return base::name_of(offer.invitation.role); })
        .field("invited_by", &domain::InvitationOffer::invited_by)
        .field("expires_at", [](const domain::InvitationOffer& offer) {
            return base::iso_text(offer.invitation.expires_at);
        });
    bindings.object<AcceptedView>("AcceptedInvitation")
        .field("role", [](const AcceptedView& view) { return base::name_of(view.accepted.membership.role); })
        .field("email", [](const AcceptedView& view) { return view.accepted.person.email.text(); })
        .field("company_id", [](const AcceptedView& view) { return view.accepted.membership.company.hex(); })
        .field("company", accepted_company)
        .blocking();
    bindings.object<CompanyReference>("CompanyReference").field("id", &CompanyReference::id);
    bindings.root("Query").field("invitation", invitation).blocking();
    bindings.root("Mutation")
        .field("invite", invite)
        .blocking()
        .field("withdraw_invitation", withdraw_invitation)
        .blocking()
        .field("accept_invitation", accept_invitation)
        .blocking()
        .field("set_role", set_role)
        .blocking()
        .field("remove_person", remove_person)
        .blocking()
        .field("leave_company", leave_company)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
