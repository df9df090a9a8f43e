#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

struct LoginTry {
    Channel channel = Channel::sms;
    std::string_view channel_id;
    int code = 0;
};

// A code gives one session, once. The first login of an unknown telephone creates the account. Returns the
// session's first token.
[[nodiscard]] LoginOutcome<std::string> login_with_code(const LoginTry& attempt, IdentityStore& store,
                                                        const CodeSeals& seals, const Tokens& tokens,
                                                        const LoginRules& rules,
                                                        const SessionRules& session_rules,
                                                        const AccountRules& account_rules,
                                                        base::Random& random, base::Timestamp now);

}  // namespace hoigung::domain
