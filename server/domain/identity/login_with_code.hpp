#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

struct LoginTry {
    Channel channel = Channel::sms;
    std::string_view channel_id;
    int code = 0;
};

// A code gives one session, once. The first one for an unknown telephone makes the account. Gives the
// session's first token.
[[nodiscard]] LoginOutcome<std::string> login_with_code(const LoginTry& attempt, IdentityStore& store,
                                                        const CodeSeals& seals, const Tokens& tokens,
                                                        const LoginRules& rules,
                                                        const SessionRules& session_rules,
                                                        const AccountRules& account_rules,
                                                        base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
