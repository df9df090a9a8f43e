#include "domain/identity/authenticate.hpp"

namespace hoigung::domain {

std::optional<Authenticated> authenticate(std::string_view token, const Tokens& tokens,
                                          const SessionLedger& ledger, const SessionRules& rules,
                                          base::Timestamp now) {
    const auto claims = tokens.read(token);
    // One that seems to come from the future is good: a clock was set back, and nobody is logged out for it.
    if (!claims || claims->expires_at <= now) return std::nullopt;
    if (claims->is_anonymous) return Authenticated{{std::nullopt, claims->id}, false};
    const auto standing = ledger.standing(claims->id, now, rules);
    if (standing == SessionLedger::Standing::revoked) return std::nullopt;
    return Authenticated{{claims->subject, claims->id}, standing == SessionLedger::Standing::good_and_new};
}

}  // namespace hoigung::domain
