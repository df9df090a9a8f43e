#include "endpoints/seeker/identity.hpp"

#include "domain/identity/delete_account.hpp"
#include "domain/identity/register_device.hpp"
#include "domain/identity/restore_account.hpp"
#include "endpoints/seeker/resolvers/resolvers.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

using graphql::Field;

struct AccountState {
    std::string id;
    std::optional<std::string> delete_account_at;
};

void answer_account(Field& field, const domain::Outcome<domain::Seeker>& seeker) {
    if (!seeker.ok()) return refuse(field, seeker.error());
    AccountState state{seeker->id.text(), std::nullopt};
    if (seeker->delete_account_at) state.delete_account_at = base::to_iso(*seeker->delete_account_at);
    field.object(state);
}

std::optional<domain::PushSubscription> subscription_of(const graphql::Arguments& arguments) {
    const auto push = arguments.object("push");
    if (!push) return std::nullopt;
    return domain::PushSubscription{std::string(push->string("endpoint").value()),
                                    std::string(push->string("p256dh").value()),
                                    std::string(push->string("auth").value())};
}

void register_device(Field& field) {
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const Identity& identity = context_of(field).service.identity;
    const auto& arguments = field.arguments();
    const auto card =
        domain::device_info(arguments.string("agent").value_or(""), arguments.string("name").value_or(""),
                            arguments.string("token").value_or(""));
    if (!card.ok()) return refuse(field, card.error());
    const ServiceContext& context = context_of(field);
    const auto device = domain::register_device(
        context.caller, {*card, subscription_of(arguments)}, context.service.news.is_push_allowed,
        identity.store, identity.rules.accounts, identity.random, identity.clock.now());
    device.ok() ? field.object(*device) : refuse(field, device.error());
}

void restore(Field& field) {
    const ServiceContext& context = context_of(field);
    const Identity& identity = context.service.identity;
    if (!context.caller.is_logged_in()) return refuse(field, domain::Refusal::PermissionDenied);
    answer_account(field, domain::restore_account(*context.caller.seeker, identity.store,
                                                  identity.session_registry, identity.rules.sessions,
                                                  identity.rules.accounts, identity.clock.now()));
}

void delete_account(Field& field) {
    const auto& arguments = field.arguments();
    if (arguments.enumeration("action") == "restore") return restore(field);
    const auto seeker = seeker_of(field);
    if (!seeker) return;
    const Identity& identity = context_of(field).service.identity;
    answer_account(field, domain::delete_account(seeker->id, arguments.string("telephone").value_or(""),
                                                 arguments.string("reason").value_or(""), identity.store,
                                                 identity.session_registry, identity.rules.sessions,
                                                 identity.clock.now()));
}

}  // namespace

void bind_identity(graphql::Bindings& bindings) {
    bindings.object<domain::RegisteredDevice>("Device")
        .field("_id", [](const domain::RegisteredDevice& device) { return device.id.text(); })
        .field("has_push", &domain::RegisteredDevice::has_push);
    bindings.object<AccountState>("AccountState")
        .field("_id", &AccountState::id)
        .field("delete_account_at", &AccountState::delete_account_at);
    bindings.root("Mutation")
        .field("register_device", register_device)
        .blocking()
        .field("delete_account", delete_account)
        .blocking();
}

}  // namespace hoigung::endpoints
