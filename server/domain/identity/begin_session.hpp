#pragma once

#include "domain/identity/account_removal.hpp"

// What a login does after its code was right, by telephone or by e-mail address.
namespace hoigung::domain {

// The ids of what a login makes. They are made before its transaction, which may run more than once.
struct NewSession {
    SessionId session;
    DeviceId device;

    [[nodiscard]] static NewSession make(base::Timestamp now, base::Random& random) {
        return {SessionId::make(now, random), DeviceId::make(now, random)};
    }
};

// The account that was found, unless it is due for removal: then it is removed, and the result is
// std::nullopt.
[[nodiscard]] std::optional<Seeker> unless_due(IdentityWriter& writer, std::optional<Seeker> found,
                                               const SessionRules& session_rules,
                                               const AccountRules& account_rules, base::Timestamp now);

// Opens a session, and registers the device that asked for the code. Refused for a suspended seeker.
[[nodiscard]] LoginOutcome<Session> begin_session(IdentityWriter& writer, const Seeker& seeker,
                                                  const std::optional<DeviceInfo>& device,
                                                  const NewSession& ids, const SessionRules& session_rules,
                                                  const AccountRules& account_rules, base::Timestamp now);

[[nodiscard]] std::string first_token(const Session& session, const Tokens& tokens,
                                      const SessionRules& session_rules, base::Timestamp now);

}  // namespace hoigung::domain
