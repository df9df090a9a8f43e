#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/work_queue.hpp"
#include "domain/identity/account_removal.hpp"
#include "domain/identity/request_login_code.hpp"
#include "domain/identity/session_registry.hpp"
#include "domain/locale.hpp"
#include "domain/seeker_emails/mailed_code.hpp"
#include "endpoints/shared/error_table.hpp"
#include "endpoints/shared/login_code_metrics.hpp"
#include "graphql/field.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

struct IdentityRules {
    domain::LoginRules login;
    domain::SessionRules sessions;
    domain::AccountRules accounts;
};

// The dependencies of the identity calls. One object serves all requests.
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
    // A separate queue: a gateway that hangs must not delay calls that only need the database.
    base::WorkQueue& sender_queue;
    const LoginCodeMetrics& code_metrics;
    // Absent when the site sends no mail.
    const std::optional<domain::SeekerEmailPorts> emails{};
};

// The caller of a request, by its bearer token; without one, an anonymous visitor.
struct Identified {
    enum class Result {
        known,
        // The token is invalid: answered with token_refused().
        refused,
        // The token's session could not be looked up in the database.
        unavailable
    };

    Result result = Result::known;
    domain::Caller caller{};
};

// The client that requests for codes are counted under.
[[nodiscard]] domain::RequestClient client_of(const http::Request& request);

// Identifies the caller and passes the request on with it: at once, or from a thread of the SQL queue when
// the session has to be read from the database.
void identify(const Identity& identity, http::Request request,
              const std::function<void(const http::Request&, const Identified&)>& then);

// The answer to callers who are not a seeker with a valid token; std::nullopt for a seeker.
[[nodiscard]] std::optional<http::Response> refusal_of(const Identified& who, const ErrorTable& errors,
                                                       domain::Locale locale);

// 401; no other answer has this status.
[[nodiscard]] http::Response token_refused(domain::Locale locale);

// The account for a field that only seekers may select. Refuses the field and returns std::nullopt when there
// is no account or it is being deleted. Reads the database.
[[nodiscard]] std::optional<domain::Seeker> seeker_of(graphql::Field& field);
// Like seeker_of(), for a field that creates something: also refuses suspended seekers.
[[nodiscard]] std::optional<domain::Seeker> active_seeker_of(graphql::Field& field);

}  // namespace hoigung::endpoints
