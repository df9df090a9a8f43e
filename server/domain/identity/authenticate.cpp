#include "domain/identity/authenticate.hpp"

namespace hoigung::domain {

std::optional<Authenticated> authenticate(std::string_view token, const Tokens& tokens,
                                          const SessionRegistry& session_registry, const SessionRules& rules,
                                          base::Timestamp now) {
    // Clocks differ, and may be set back by hours, as with a wrong time zone. A token from further in the
    // future was made by a clock that was far off, and would live too long.
    constexpr std::chrono::hours kSkew{12};
    const auto claims = tokens.read(token);
    if (!claims || claims->expires_at <= now || claims->issued_at > now + kSkew) return std::nullopt;
    if (claims->is_anonymous) return Authenticated{{std::nullopt, claims->id}, false};
    const auto standing = session_registry.status_of(claims->id, now, rules);
    if (standing == SessionRegistry::Status::revoked) return std::nullopt;
    return Authenticated{{claims->subject, claims->id}, standing == SessionRegistry::Status::good_and_new};
}

}  // namespace hoigung::domain
