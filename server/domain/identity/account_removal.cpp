#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

std::vector<Session> revoke_sessions(IdentityWriter& writer, SeekerId seeker, const SessionRules& rules,
                                     base::Timestamp now) {
    std::vector<Session> sessions = writer.sessions_of(seeker);
    for (Session& session : sessions) {
        session.is_revoked = true;
        session.ends_at = rules.session_end(now);
        writer.put(session);
    }
    return sessions;
}

void remove_account(IdentityWriter& writer, const Seeker& seeker, const SessionRules& rules,
                    base::Timestamp now) {
    static_cast<void>(revoke_sessions(writer, seeker.id, rules, now));
    writer.remove(seeker, now);
}

}  // namespace hoigung::domain
