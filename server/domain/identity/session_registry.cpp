#include "domain/identity/session_registry.hpp"

#include <algorithm>

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

SessionStatus status_of(const Session& session, const TokenClaims& claims, base::Timestamp now,
                        const SessionRules& rules) {
    const std::int32_t generation = claims.id.generation;
    if (session.is_revoked || session.seeker != claims.subject) return SessionStatus::refused;
    if (generation > session.generation) return SessionStatus::good_and_new;
    if (generation == session.generation) return SessionStatus::good;
    return is_retired(session, generation, now, rules) ? SessionStatus::refused : SessionStatus::good;
}

std::optional<Session> SessionRegistry::find(SessionId id) const {
    const std::shared_lock lock(mutex_);
    const Session* const found = find_locked(id);
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::int32_t SessionRegistry::generation(SessionId id) const {
    const std::shared_lock lock(mutex_);
    const Session* const found = find_locked(id);
    return found == nullptr ? 0 : found->generation;
}

void SessionRegistry::note(const Session& session) {
    const std::unique_lock lock(mutex_);
    note_locked(session);
}

void SessionRegistry::note(std::span<const Session> sessions) {
    const std::unique_lock lock(mutex_);
    for (const Session& session : sessions) note_locked(session);
}

void SessionRegistry::note(const Session& session, std::int64_t version) {
    const std::unique_lock lock(mutex_);
    if (version >= version_) note_locked(session);
}

void SessionRegistry::apply(std::span<const Session> changed, std::int64_t version) {
    const std::unique_lock lock(mutex_);
    version_ = version;
    for (const Session& session : changed) {
        if (find_locked(session.id) != nullptr) note_locked(session);
    }
}

void SessionRegistry::clear(std::int64_t version) {
    const std::unique_lock lock(mutex_);
    version_ = version;
    newer_.clear();
    older_.clear();
}

std::int64_t SessionRegistry::version() const {
    const std::shared_lock lock(mutex_);
    return version_;
}

std::size_t SessionRegistry::size() const {
    const std::shared_lock lock(mutex_);
    return newer_.size() + older_.size();
}

const Session* SessionRegistry::find_locked(SessionId id) const {
    if (const auto found = newer_.find(id); found != newer_.end()) return &found->second;
    const auto found = older_.find(id);
    return found == older_.end() ? nullptr : &found->second;
}

void SessionRegistry::note_locked(const Session& session) {
    Session newest = session;
    if (const Session* const known = find_locked(session.id)) {
        const bool is_news =
            session.is_revoked || (!known->is_revoked && session.generation > known->generation);
        if (!is_news) newest = *known;
        newer_.erase(session.id);
        older_.erase(session.id);
    }
    if (newer_.size() >= std::max<std::size_t>(1, most_ / 2)) older_ = std::exchange(newer_, {});
    newer_.emplace(newest.id, std::move(newest));
}

}  // namespace hoigung::domain
