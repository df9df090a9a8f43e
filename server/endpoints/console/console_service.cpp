#include "endpoints/console/console_service.hpp"

#include "endpoints/shared/refuse_field.hpp"

namespace hoigung::endpoints::console {

void refuse(graphql::Field& field, domain::Refusal refusal, std::initializer_list<graphql::Extension> more) {
    const ConsoleContext& context = context_of(field);
    refuse_field(field, context.service.errors, context.locale, refusal, more);
}

const domain::Staff* staff_with(graphql::Field& field, domain::StaffPermission permission) {
    const ConsoleContext& context = context_of(field);
    if (!context.caller) {
        refuse(field, domain::Refusal::NotLoggedIn);
        return nullptr;
    }
    if (!domain::may(context.caller->staff.role, permission)) {
        refuse(field, domain::Refusal::PermissionDenied);
        return nullptr;
    }
    return &context.caller->staff;
}

domain::Acting acting_of(const domain::Staff& staff, const ConsoleContext& context) {
    return domain::acting_by(staff, context.now(), context.service.ports);
}

bool is_open_to(const ConsoleService& service, const http::IpAddress& client) {
    return service.networks.empty() || http::contains(service.networks, client);
}

}  // namespace hoigung::endpoints::console
