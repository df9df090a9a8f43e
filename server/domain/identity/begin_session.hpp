#pragma once

#include "domain/identity/account_removal.hpp"

// The second half of a login, by telephone or by e-mail address: the code was right.
namespace hoigung::domain {

// The ids of the session and the device that a login creates. They are made before the transaction, which may
// run more than once.
struct NewSession {
    SessionId session;
    DeviceId device;

    [[nodiscard]] static NewSession make(base::Timestamp now, base::Random& random) {
        return {SessionId::make(now, random), DeviceId::make(now, random)};
    }
};

// Removes the account when it is due for removal, and returns std::nullopt; otherwise returns the account.
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
