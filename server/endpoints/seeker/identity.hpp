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

// What the calls about who somebody is stand on; the same for every request.
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
    // Apart from the others: a gateway that hangs must not hold up what only needs the database.
    base::WorkQueue& sender_queue;
};

// Who makes a request, by its bearer token; without one, an anonymous visitor. Nothing when the token is no
// good: such a request is answered with token_refused().
[[nodiscard]] std::optional<domain::Caller> caller_of(const Identity& identity, const http::Request& request);

// 401, which nothing else is answered with.
[[nodiscard]] http::Response token_refused(domain::Locale locale);

// The account behind a field that only seekers may ask for. When there is none, or it is being deleted, the
// field is refused and nothing is given. Reads the database.
[[nodiscard]] std::optional<domain::Seeker> seeker_of(graphql::Field& field);

}  // namespace hoigung::endpoints
