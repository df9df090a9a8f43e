#pragma once

#include <mutex>
#include <shared_mutex>
#include <span>
#include <unordered_map>

#include "domain/identity/session.hpp"

namespace hoigung::domain {

// What this process knows about sessions that were refreshed or revoked. A session that is not here was
// neither. Thread-safe; a lookup costs no SQL.
class SessionRegistry {
  public:
    enum class Status {
        good,
        // Valid, and its generation is seen for the first time, which has to be stored.
        good_and_new,
        revoked
    };

    [[nodiscard]] Status status_of(const TokenId& token, base::Timestamp now,
                                   const SessionRules& rules) const;
    // The newest generation of a session that was used.
    [[nodiscard]] std::int32_t generation(SessionId session) const;

    // An older state than the one known is ignored.
    void note(const Session& session);
    void note(std::span<const Session> sessions);
    void forget_ended(base::Timestamp now);
    [[nodiscard]] std::size_t size() const;

  private:
    void note_locked(const Session& session);

    mutable std::shared_mutex mutex_;
    std::unordered_map<SessionId, Session> sessions_;
};

}  // namespace hoigung::domain
