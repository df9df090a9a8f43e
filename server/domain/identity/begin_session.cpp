#include "domain/identity/begin_session.hpp"

namespace hoigung::domain {

std::optional<Seeker> unless_due(IdentityWriter& writer, std::optional<Seeker> found,
                                 const SessionRules& session_rules, const AccountRules& account_rules,
                                 base::Timestamp now) {
    if (!found || !account_rules.is_due(*found, now)) return found;
    remove_account(writer, *found, session_rules, now);
    return std::nullopt;
}

LoginOutcome<Session> begin_session(IdentityWriter& writer, const Seeker& seeker,
                                    const std::optional<DeviceInfo>& device, const NewSession& ids,
                                    const SessionRules& session_rules, const AccountRules& account_rules,
                                    base::Timestamp now) {
    if (seeker.is_suspended) return LoginRefusal{Refusal::LoginFailed, LoginRefusal::Cause::suspended, {}};
    if (device) {
        writer.put(seeker.id, Device{ids.device, *device, now});
        writer.keep_newest_devices(seeker.id, account_rules.devices);
    }
    Session opened{.id = ids.session,
                   .seeker = seeker.id,
                   .is_revoked = false,
                   .generation = 0,
                   .first_uses = {},
                   .ends_at = session_rules.session_end(now)};
    writer.add(opened);
    return opened;
}

std::string first_token(const Session& session, const Tokens& tokens, const SessionRules& session_rules,
                        base::Timestamp now) {
    return tokens.sign({.id = {session.id, 0},
                        .subject = session.seeker,
                        .is_anonymous = false,
                        .issued_at = now,
                        .expires_at = now + session_rules.seeker_token_lasts},
                       now);
}

}  // namespace hoigung::domain
