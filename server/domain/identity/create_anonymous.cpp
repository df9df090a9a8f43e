#include "domain/identity/create_anonymous.hpp"

namespace hoigung::domain {

std::string create_anonymous(const Tokens& tokens, const SessionRules& rules, base::Random& random,
                             base::Timestamp now) {
    return tokens.sign({.id = {SessionId::make(now, random), 0},
                        .subject = SeekerId::make(now, random),
                        .is_anonymous = true,
                        .issued_at = now,
                        .expires_at = now + rules.anonymous_token_lasts},
                       now);
}

}  // namespace hoigung::domain
