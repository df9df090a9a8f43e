#include "endpoints/seeker/identity.hpp"

#include "domain/identity/authenticate.hpp"
#include "domain/identity/refresh_session.hpp"
#include "domain/identity/require_seeker.hpp"
#include "endpoints/seeker/service_context.hpp"
#include "endpoints/shared/rest_call.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints {
namespace {

// Stores a token's first use, on another thread. When the queue is full, the token's next use counts as the
// first.
void note_first_use_later(const Identity& identity, const domain::Caller& caller) {
    static_cast<void>(identity.sql_queue.submit([&identity, caller, now = identity.clock.now()] {
        domain::note_first_use(caller, identity.store, identity.session_registry, identity.rules.sessions,
                               now);
    }));
}

Identified identified(const Identity& identity, const domain::Authentication& known) {
    if (known.result != domain::Authentication::Result::accepted) return {Identified::Result::refused};
    if (known.is_first_use) note_first_use_later(identity, known.caller);
    return {Identified::Result::known, known.caller};
}

Identified identify_by_store(const Identity& identity, std::string_view token) {
    try {
        return identified(identity, domain::authenticate_by_store(
                                        token, identity.tokens, identity.store, identity.session_registry,
                                        identity.rules.sessions, identity.clock.now()));
    } catch (const base::Outage&) {
        return {Identified::Result::unavailable};
    }
}

}  // namespace

domain::RequestClient client_of(const http::Request& request) {
    const auto network = request.client.customer_network();
    return {request.client.network().text(), network ? network->text() : ""};
}

void identify(const Identity& identity, http::Request request,
              const std::function<void(const http::Request&, const Identified&)>& then) {
    const std::string_view token = request.bearer_token();
    if (token.empty()) return then(request, {});
    const auto known = domain::authenticate(token, identity.tokens, identity.session_registry,
                                            identity.rules.sessions, identity.clock.now());
    if (known.result != domain::Authentication::Result::undecided)
        return then(request, identified(identity, known));
    const auto shared = std::make_shared<const http::Request>(std::move(request));
    const bool taken = identity.sql_queue.submit(
        [&identity, shared, then] { then(*shared, identify_by_store(identity, shared->bearer_token())); });
    if (!taken) then(*shared, {Identified::Result::unavailable});
}

std::optional<http::Response> refusal_of(const Identified& who, const ErrorTable& errors,
                                         domain::Locale locale) {
    if (who.result == Identified::Result::refused) return token_refused(locale);
    if (who.result == Identified::Result::unavailable) return too_busy(locale);
    if (!who.caller.is_logged_in()) return refusal_answer(errors, domain::Refusal::PermissionDenied, locale);
    return std::nullopt;
}

http::Response token_refused(domain::Locale locale) {
    return http::Response::error(401, locale == domain::Locale::en ? "Session is expired" : "登入時段已過期")
        .with("WWW-Authenticate", "Bearer error=\"invalid_token\"");
}

namespace {

using Requirement = domain::Outcome<domain::Seeker> (*)(const std::optional<domain::Seeker>&);

std::optional<domain::Seeker> seeker_who(graphql::Field& field, Requirement requirement) {
    const ServiceContext& context = context_of(field);
    std::optional<domain::Seeker> found;
    if (context.caller.is_logged_in()) found = context.service.identity.store.seeker(*context.caller.seeker);
    auto seeker = requirement(found);
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

}  // namespace

std::optional<domain::Seeker> seeker_of(graphql::Field& field) {
    return seeker_who(field, domain::require_seeker);
}

std::optional<domain::Seeker> active_seeker_of(graphql::Field& field) {
    return seeker_who(field, domain::require_active_seeker);
}

}  // namespace hoigung::endpoints
