#include "endpoints/seeker/identity.hpp"

#include "domain/identity/authenticate.hpp"
#include "domain/identity/refresh_session.hpp"
#include "domain/identity/require_seeker.hpp"
#include "endpoints/seeker/service_context.hpp"

namespace hoigung::endpoints {
namespace {

// Notes it on another thread. When the queue is full, the token's next use counts as the first again.
void note_first_use_later(const Identity& identity, const domain::Caller& caller) {
    static_cast<void>(identity.sql_queue.submit([&identity, caller, now = identity.clock.now()] {
        domain::note_first_use(caller, identity.store, identity.session_registry, identity.rules.sessions,
                               now);
    }));
}

}  // namespace

std::optional<domain::Caller> caller_of(const Identity& identity, const http::Request& request) {
    const std::string_view token = request.bearer_token();
    if (token.empty()) return domain::Caller{};
    const auto known = domain::authenticate(token, identity.tokens, identity.session_registry,
                                            identity.rules.sessions, identity.clock.now());
    if (!known) return std::nullopt;
    if (known->is_first_use) note_first_use_later(identity, known->caller);
    return known->caller;
}

http::Response token_refused(domain::Locale locale) {
    return http::Response::error(401, locale == domain::Locale::en ? "Session is expired" : "登入時段已過期")
        .with("WWW-Authenticate", "Bearer error=\"invalid_token\"");
}

std::optional<domain::Seeker> seeker_of(graphql::Field& field) {
    const ServiceContext& context = context_of(field);
    std::optional<domain::Seeker> found;
    if (context.caller.is_logged_in()) found = context.service.identity.store.seeker(*context.caller.seeker);
    auto seeker = domain::require_seeker(found);
    if (seeker.ok()) return std::move(seeker).value();
    const ErrorEntry& entry = context.service.errors.of(seeker.error());
    if (seeker.error() == domain::Refusal::AccountBeingDeleted) {
        field.fail(context.text(entry.text),
                   {{"error_code", entry.code},
                    {"delete_account_at", std::string_view(base::to_iso(*found->delete_account_at))}});
    } else {
        refuse(field, seeker.error());
    }
    return std::nullopt;
}

}  // namespace hoigung::endpoints
