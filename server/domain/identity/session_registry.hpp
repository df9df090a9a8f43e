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
    // Valid, and its generation is seen for the first time, which has to be stored.
    good_and_new,
    refused
};

// What a session says of a token that names it.
[[nodiscard]] SessionStatus status_of(const Session& session, const TokenClaims& claims, base::Timestamp now,
                                      const SessionRules& rules);

// A bounded cache of the sessions in the store. Thread-safe; a lookup costs no SQL. A session that is not
// here has to be read from the store.
class SessionRegistry {
  public:
    explicit SessionRegistry(std::size_t most) : most_(most) {}

    [[nodiscard]] std::optional<Session> find(SessionId id) const;
    // The newest generation of a session that was used, as far as it is known here.
    [[nodiscard]] std::int32_t generation(SessionId id) const;

    // What this process has just stored. An older state than the one known is ignored.
    void note(const Session& session);
    void note(std::span<const Session> sessions);
    // A session as it was read when the store had a version. Not kept when a later version is known here,
    // since it may have changed.
    void note(const Session& session, std::int64_t version);
    // Everything that changed up to a version.
    void apply(std::span<const Session> changed, std::int64_t version);
    // Too much changed up to a version to tell what: everything is read again.
    void clear(std::int64_t version);
    // Of the store, up to which changes are known here.
    [[nodiscard]] std::int64_t version() const;
    [[nodiscard]] std::size_t size() const;

  private:
    using Sessions = std::unordered_map<SessionId, Session>;

    [[nodiscard]] const Session* find_locked(SessionId id) const;
    void note_locked(const Session& session);

    const std::size_t most_;
    mutable std::shared_mutex mutex_;
    // When the newer half is full, it becomes the older one, which is forgotten.
    Sessions newer_;
    Sessions older_;
    std::int64_t version_ = 0;
};

}  // namespace hoigung::domain
