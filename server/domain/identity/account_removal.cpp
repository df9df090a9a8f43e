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

}  // namespace hoigung::domain
