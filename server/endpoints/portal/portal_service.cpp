#include "endpoints/portal/portal_service.hpp"

#include "endpoints/shared/refuse_field.hpp"

namespace hoigung::endpoints::portal {

void refuse(graphql::Field& field, domain::Refusal refusal, std::initializer_list<graphql::Extension> more) {
    const PortalContext& context = context_of(field);
    refuse_field(field, context.service.errors, context.locale, refusal, more);
}

const domain::Person* person_of(graphql::Field& field) {
    const PortalContext& context = context_of(field);
    if (context.caller) return &context.caller->person;
    refuse(field, domain::Refusal::NotLoggedIn);
    return nullptr;
}

}  // namespace hoigung::endpoints::portal
