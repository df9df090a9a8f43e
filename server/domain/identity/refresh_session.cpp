#include "domain/identity/refresh_session.hpp"

#include <algorithm>

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
    std::optional<Session> changed;
    store.write([&](IdentityWriter& writer) {
        changed = writer.session(caller.token.session);
        if (!changed || changed->is_revoked || changed->generation >= caller.token.generation) return;
        // Skipped generations were never used; they are retired together with the predecessor of this one.
        const auto skipped = caller.token.generation - changed->generation;
        changed->first_uses.insert(changed->first_uses.end(), static_cast<std::size_t>(skipped), now);
        std::erase_if(changed->first_uses, [&](base::Timestamp use) { return use + rules.overlap <= now; });
        changed->generation = caller.token.generation;
        changed->ends_at = rules.session_end(now);
        writer.put(*changed);
    });
    if (changed) session_registry.note(*changed);
}

}  // namespace hoigung::domain
