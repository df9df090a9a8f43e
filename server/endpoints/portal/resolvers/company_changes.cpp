#include "domain/employers/close_company.hpp"
#include "domain/employers/found_company.hpp"
#include "domain/employers/update_company.hpp"
#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {
namespace {

using graphql::Field;
using graphql::InputObject;

domain::LocalizedText text_in(const InputObject& input, std::string_view name) {
    const auto text = input.object(name);
    return text ? localized(*text) : domain::LocalizedText{};
}

domain::Contact contact_in(const InputObject& input) {
    const auto contact = input.object("contact");
    if (!contact) return {};
    return {std::string(contact->string("name").value_or("")),
            std::string(contact->string("telephone").value_or(""))};
}

// Answers with the changed company, which may look different on the site.
void answer_changed(Field& field, const domain::Outcome<domain::OwnCompany>& changed) {
    if (changed.ok()) context_of(field).service.changed();
    answer_company(field, changed);
}

void found_company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    const InputObject input = field.arguments().object("company").value();
    const domain::CompanyInput typed{
        .name = text_in(input, "name"),
        .registration_number = std::string(input.string("registration_number").value_or("")),
        .proof_kind = enumeration<domain::ProofKind>(input, "proof_kind"),
        .trade = std::string(input.string("trade").value_or("")),
        .contact = contact_in(input),
        .about = text_in(input, "about")};
    answer_changed(field, domain::found_company(*person, typed, context.service.ports, context.now()));
}

// Members that are left out or null stay unchanged.
domain::CompanyChange change_in(const InputObject& input) {
    domain::CompanyChange change;
    if (input.object("name")) change.name = text_in(input, "name");
    if (const auto number = input.string("registration_number")) change.registration_number = *number;
    if (input.enumeration("proof_kind"))
        change.proof_kind = enumeration<domain::ProofKind>(input, "proof_kind");
    if (const auto trade = input.string("trade")) change.trade = *trade;
    if (input.object("contact")) change.contact = contact_in(input);
    if (input.object("about")) change.about = text_in(input, "about");
    return change;
}

void update_company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_changed(field, domain::update_company(*person, *field.arguments().string("company"),
                                                 change_in(field.arguments().object("change").value()),
                                                 context.service.ports, context.now()));
}

void withdraw_change(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_changed(field, domain::withdraw_change(*person, *field.arguments().string("company"),
                                                  context.service.ports, context.now()));
}

void close_company(Field& field) {
    const domain::Person* person = person_of(field);
    if (person == nullptr) return;
    const PortalContext& context = context_of(field);
    answer_changed(field, domain::close_company(*person, *field.arguments().string("company"),
                                                *field.arguments().string("name"), context.service.ports,
                                                context.now()));
}

}  // namespace

void bind_company_changes(graphql::Bindings& bindings) {
    bindings.root("Mutation")
        .field("found_company", found_company)
        .blocking()
        .field("update_company", update_company)
        .blocking()
        .field("withdraw_change", withdraw_change)
        .blocking()
        .field("close_company", close_company)
        .blocking();
}

}  // namespace hoigung::endpoints::portal
