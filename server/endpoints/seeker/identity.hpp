#pragma once

#include <optional>

#include "base/work_queue.hpp"
#include "domain/identity/account_removal.hpp"
#include "domain/identity/session_registry.hpp"
#include "domain/locale.hpp"
#include "graphql/field.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

struct IdentityRules {
    domain::LoginRules login;
    domain::SessionRules sessions;
    domain::AccountRules accounts;
};

// What the identity calls depend on; the same for every request.
struct Identity {
    domain::IdentityStore& store;
    domain::SessionRegistry& session_registry;
    const domain::Tokens& tokens;
    const domain::CodeSeals& seals;
    domain::OtpSender& sender;
    const IdentityRules rules;
    const base::Clock& clock;
    base::Random& random;
    base::WorkQueue& sql_queue;
    // A separate queue: a gateway that hangs must not delay what only needs the database.
    base::WorkQueue& sender_queue;
};

// Who makes a request, by its bearer token; without one, an anonymous visitor. std::nullopt when the token is
// invalid: such a request is answered with token_refused().
[[nodiscard]] std::optional<domain::Caller> caller_of(const Identity& identity, const http::Request& request);

// 401; nothing else gives this status.
[[nodiscard]] http::Response token_refused(domain::Locale locale);

// The account for a field that only seekers may select. When there is none, or it is being deleted, refuses
// the field and returns std::nullopt. Reads the database.
[[nodiscard]] std::optional<domain::Seeker> seeker_of(graphql::Field& field);

}  // namespace hoigung::endpoints
