#include "domain/identity/session_registry.hpp"

namespace hoigung::domain {
namespace {

// A generation is retired by the first use of the one after it, with a delay.
bool is_retired(const Session& session, std::int32_t generation, base::Timestamp now,
                const SessionRules& rules) {
    const auto uses_after_next = static_cast<std::size_t>(session.generation - (generation + 1));
    if (uses_after_next >= session.first_uses.size()) return true;
    const auto retired_at = session.first_uses[session.first_uses.size() - 1 - uses_after_next];
    return now >= retired_at + rules.overlap;
}

}  // namespace

SessionRegistry::Status SessionRegistry::status_of(const TokenId& token, base::Timestamp now,
                                                   const SessionRules& rules) const {
    const std::shared_lock lock(mutex_);
    const auto found = sessions_.find(token.session);
    if (found == sessions_.end()) return token.generation == 0 ? Status::good : Status::good_and_new;
    const Session& session = found->second;
    if (session.is_revoked) return Status::revoked;
    if (token.generation > session.generation) return Status::good_and_new;
    if (token.generation == session.generation) return Status::good;
    return is_retired(session, token.generation, now, rules) ? Status::revoked : Status::good;
}

std::int32_t SessionRegistry::generation(SessionId session) const {
    const std::shared_lock lock(mutex_);
    const auto found = sessions_.find(session);
    return found == sessions_.end() ? 0 : found->second.generation;
}

void SessionRegistry::note(const Session& session) {
    const std::unique_lock lock(mutex_);
    note_locked(session);
}

void SessionRegistry::note(std::span<const Session> sessions) {
    const std::unique_lock lock(mutex_);
    for (const Session& session : sessions) note_locked(session);
}

void SessionRegistry::note_locked(const Session& session) {
    const auto [known, is_new] = sessions_.try_emplace(session.id, session);
    if (is_new) return;
    if (session.is_revoked || (!known->second.is_revoked && session.generation > known->second.generation))
        known->second = session;
}

void SessionRegistry::forget_ended(base::Timestamp now) {
    const std::unique_lock lock(mutex_);
    std::erase_if(sessions_, [now](const auto& entry) { return entry.second.ends_at <= now; });
}

std::size_t SessionRegistry::size() const {
    const std::shared_lock lock(mutex_);
    return sessions_.size();
}

}  // namespace hoigung::domain
