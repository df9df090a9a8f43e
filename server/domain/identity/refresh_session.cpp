#include "domain/identity/refresh_session.hpp"

#include <algorithm>

#include "domain/transact.hpp"

namespace hoigung::domain {

std::optional<std::string> refresh_session(const Caller& caller, const Tokens& tokens,
                                           const SessionRegistry& session_registry, const SessionRules& rules,
                                           base::Timestamp now) {
    if (!caller.is_logged_in()) return std::nullopt;
    const std::int32_t next =
        std::max(caller.token.generation + 1, session_registry.generation(caller.token.session));
    return tokens.sign({.id = {caller.token.session, next},
                        .subject = *caller.seeker,
                        .is_anonymous = false,
                        .issued_at = now,
                        .expires_at = now + rules.seeker_token_lasts},
                       now);
}

void note_first_use(const Caller& caller, IdentityStore& store, SessionRegistry& session_registry,
                    const SessionRules& rules, base::Timestamp now) {
    const auto stored = transact(store, [&](IdentityWriter& writer) {
        auto session = writer.session(caller.token.session);
        if (!session || session->is_revoked || session->generation >= caller.token.generation) return session;
        // Skipped generations were never used; they are retired together with the predecessor of this one.
        const auto skipped = caller.token.generation - session->generation;
        session->first_uses.insert(session->first_uses.end(), static_cast<std::size_t>(skipped), now);
        std::erase_if(session->first_uses, [&](base::Timestamp use) { return use + rules.overlap <= now; });
        session->generation = caller.token.generation;
        session->ends_at = rules.session_end(now);
        writer.put(*session);
        return session;
    });
    if (stored) session_registry.note(*stored);
}

}  // namespace hoigung::domain
