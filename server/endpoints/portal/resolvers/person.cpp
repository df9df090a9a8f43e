#include <algorithm>

#include "domain/employers/change_people.hpp"
#include "domain/employers/claim_company.hpp"
#include "domain/employers/portal_reads.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using domain::Claim;
using domain::PortalSession;
using graphql::Field;

struct MailPreferenceView {
    domain::MailKind kind;
    domain::MailTiming timing;
};

struct SessionView {
    PortalSession session;
    bool is_current = false;
};

void me(Field& field) {
    const auto& caller = context_of(field).caller;
    caller ? field.object(PersonView{caller->person, caller->session}) : field.null();
}

void memberships(const PersonView& view, Field& field) {
    const PortalService& service = context_of(field).service;
    std::vector<MembershipView> views;
    for (CompanyView& each :
         views_of(service, domain::find_own_companies(service.ports.store, view.person.id)))
        views.push_back({std::move(each)});
    const auto locale = context_of(field).locale;
    std::ranges::sort(views, {},
                      [&](const MembershipView& each) { return each.company.profile.name.in(locale); });
    field.value(views);
}

void claims(const PersonView& view, Field& field) {
    field.value(domain::find_claims(context_of(field).service.ports.store, view.person.id));
}

void sessions(const PersonView& view, Field& field) {
    std::vector<SessionView> views;
    for (PortalSession& session :
         domain::find_sessions(context_of(field).service.ports.store, view.person.id)) {
        const bool is_current = session.id == view.session;
        views.push_back({std::move(session), is_current});
    }
    field.value(views);
}

domain::LocalizedText name_of_claimed(const Claim& claim, Field& field) {
    const domain::Company* company = context_of(field).snapshot->catalogue.company(claim.company);
    return company == nullptr ? domain::LocalizedText{} : company->profile.name;
}

void update_person(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto changed = domain::update_person(
        *person, arguments.string("name"), locale_of(arguments.enumeration("locale")), context.service.ports);
    changed.ok() ? field.object(PersonView{*changed, context.caller->session})
                 : refuse(field, changed.error());
}

void set_mail_preference(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalService& service = context_of(field).service;
    const auto& arguments = field.arguments();
    const auto changed = domain::set_mail_preference(
        *person, *arguments.string("company"), enumeration<domain::MailKind>(arguments, "kind"),
        enumeration<domain::MailTiming>(arguments, "timing"), service.ports);
    changed.ok() ? field.object(MembershipView{view_of(service, *changed)}) : refuse(field, changed.error());
}

void claim_company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto& arguments = field.arguments();
    const auto claim =
        domain::claim_company(*person, *arguments.string("company"), arguments.string("message").value_or(""),
                              context.service.ports, context.now());
    claim.ok() ? field.object(*claim) : refuse(field, claim.error());
}

void withdraw_claim(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const auto withdrawn =
        domain::withdraw_claim(*person, *field.arguments().string("id"), context.service.ports);
    withdrawn.ok() ? field.object(PersonView{*person, context.caller->session})
                   : refuse(field, withdrawn.error());
}

}  // namespace

void bind_person(graphql::Bindings& bindings) {
    bindings.object<PersonView>("Person")
        .field("id", [](const PersonView& view) { return view.person.id.hex(); })
        .field("email", [](const PersonView& view) { return view.person.email.text(); })
        .field("name", [](const PersonView& view) { return view.person.name; })
        .field("locale", [](const PersonView& view) { return locale_name(view.person.locale); })
        .field("memberships", memberships)
        .blocking()
        .field("claims", claims)
        .blocking()
        .field("sessions", sessions)
        .blocking();
    bindings.object<MembershipView>("Membership")
        .field("company", [](const MembershipView& view, Field& field) { field.object(view.company); })
        .field("role", [](const MembershipView& view) { return base::name_of(view.company.membership.role); })
        .field("mail_preferences", [](const MembershipView& view, Field& field) {
            std::vector<MailPreferenceView> preferences;
            for (std::size_t i = 0; i < domain::kMailKinds; ++i) {
                const auto kind = static_cast<domain::MailKind>(i);
                preferences.push_back({kind, view.company.membership.preferences.of(kind)});
            }
            field.value(preferences);
        });
    bindings.object<MailPreferenceView>("MailPreference")
        .field("kind", [](const MailPreferenceView& view) { return base::name_of(view.kind); })
        .field("timing", [](const MailPreferenceView& view) { return base::name_of(view.timing); });
    bindings.object<SessionView>("Session")
        .field("id", [](const SessionView& view) { return view.session.id.hex(); })
        .field("is_current", &SessionView::is_current)
        .field("created_at", [](const SessionView& view) { return base::iso_text(view.session.created_at); })
        .field("last_used_at",
               [](const SessionView& view) { return base::iso_text(view.session.last_used_at); })
        .field("device", [](const SessionView& view) { return view.session.device; });
    bindings.object<Claim>("Claim")
        .field("id", [](const Claim& claim) { return claim.id.hex(); })
        .field("company_id", [](const Claim& claim) { return claim.company.hex(); })
        .field("company_name",
               [](const Claim& claim, Field& field) { field.object(name_of_claimed(claim, field)); })
        .field("state", [](const Claim& claim) { return base::name_of(claim.state); })
        .field("refusal_reason", &Claim::refusal_reason)
        .field("asked_at", [](const Claim& claim) { return base::iso_text(claim.asked_at); });
    bindings.root("Query").field("me", me).blocking();
    bindings.root("Mutation")
        .field("update_person", update_person)
        .blocking()
        .field("set_mail_preference", set_mail_preference)
        .blocking()
        .field("claim_company", claim_company)
        .blocking()
        .field("withdraw_claim", withdraw_claim)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
