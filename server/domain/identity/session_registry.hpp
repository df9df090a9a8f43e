#pragma once

#include <mutex>
#include <optional>
#include <shared_mutex>
#include <span>
#include <unordered_map>

#include "domain/identity/session.hpp"

namespace hoigung::domain {

enum class SessionStatus {
    good,
    // Valid, and its generation is used for the first time, which has to be stored.
    good_and_new,
    refused
};

// Whether a session accepts a token that names it.
[[nodiscard]] SessionStatus status_of(const Session& session, const TokenClaims& claims, base::Timestamp now,
                                      const SessionRules& rules);

// A bounded cache of the sessions in the store. Thread-safe; a lookup costs no SQL. A session that is not in
// it has to be read from the store.
class SessionRegistry {
  public:
    explicit SessionRegistry(std::size_t most) : most_(most) {}

    [[nodiscard]] std::optional<Session> find(SessionId id) const;
    // The newest generation of a session that was used, as far as this process knows.
    [[nodiscard]] std::int32_t generation(SessionId id) const;

    // Adds sessions that this process has just stored. A state older than the cached one is ignored.
    void note(const Session& session);
    void note(std::span<const Session> sessions);
    // Adds a session that was read when the store had a version. Ignored when the registry has reached a
    // later version, because the session may have changed since.
    void note(const Session& session, std::int64_t version);
    // Applies all changes up to a version.
    void apply(std::span<const Session> changed, std::int64_t version);
    // Empties the cache, because too many sessions changed up to a version to list them.
    void clear(std::int64_t version);
    // The version of the store up to which changes were applied.
    [[nodiscard]] std::int64_t version() const;
    [[nodiscard]] std::size_t size() const;

  private:
    using Sessions = std::unordered_map<SessionId, Session>;

    [[nodiscard]] const Session* find_locked(SessionId id) const;
    void note_locked(const Session& session);

    const std::size_t most_;
    mutable std::shared_mutex mutex_;
    // When the newer half is full, it replaces the older one, which is dropped.
    Sessions newer_;
    Sessions older_;
    std::int64_t version_ = 0;
};

}  // namespace hoigung::domain
