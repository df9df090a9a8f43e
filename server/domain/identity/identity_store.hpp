#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/identity/login.hpp"
#include "domain/identity/session.hpp"

namespace hoigung::domain {

// How often codes were asked for, within one transaction: seekers' and employers' count together.
class CodeRequests {
  public:
    virtual ~CodeRequests() = default;

    [[nodiscard]] virtual std::vector<base::Timestamp> requests(LimitKind kind, std::string_view subject) = 0;
    virtual void put_requests(LimitKind kind, std::string_view subject,
                              const std::vector<base::Timestamp>& times, base::Timestamp now) = 0;
    // How many codes were asked for on the whole site after a moment, of those that a kind counts.
    [[nodiscard]] virtual std::int64_t site_requests_after(LimitKind kind, base::Timestamp moment) = 0;
    virtual void count_site_request(LimitKind kind, base::Timestamp now) = 0;
};

// Seekers, their sessions and the login attempts within one transaction. What is read here is locked until
// the transaction ends: nobody else changes it.
class IdentityWriter : public CodeRequests {
  public:
    // Those of a telephone; new ones when there are none.
    [[nodiscard]] virtual LoginAttempts open_login_attempts(const Telephone& telephone) = 0;
    [[nodiscard]] virtual std::optional<LoginAttempts> login_attempts(const Telephone& telephone) = 0;
    virtual void put(const LoginAttempts& attempts, base::Timestamp now) = 0;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Telephone& telephone) = 0;
    virtual void add(const Seeker& seeker) = 0;
    virtual void put(const Seeker& seeker) = 0;
    // Removes the account and all its data. Only a count of departures by day and reason is left.
    virtual void remove(const Seeker& seeker, base::Timestamp now) = 0;

    // Identified by its token, or by name and agent when it has none. Returns the id that it has.
    virtual DeviceId put(SeekerId seeker, const Device& device) = 0;
    // Only the newest `most` devices of a seeker stay.
    virtual void keep_newest_devices(SeekerId seeker, int most) = 0;
    virtual void remove_device(SeekerId seeker, std::string_view token) = 0;

    virtual void add(const Session& session) = 0;
    [[nodiscard]] virtual std::optional<Session> session(SessionId id) = 0;
    // The change is seen by every process.
    virtual void put(const Session& session) = 0;
    // Those that are not revoked.
    [[nodiscard]] virtual std::vector<Session> sessions_of(SeekerId seeker) = 0;
};

// How far the store is, for readers that follow it.
struct IdentityVersion {
    // The number of the last change of a session or a key.
    std::int64_t number = 0;
    // Another one means that changes may be missing which a reader has seen.
    std::string history;
};

// A session, if there is one, as of a version.
struct StoredSession {
    std::int64_t version = 0;
    std::optional<Session> session;
};

// Sessions as of a version.
struct StoredSessions {
    std::int64_t version = 0;
    std::vector<Session> sessions;
};

// What changed about sessions after a version.
struct SessionChanges {
    std::int64_t version = 0;
    // Nothing when more changed than was asked for.
    std::optional<std::vector<Session>> sessions;
};

class IdentityStore {
  public:
    virtual ~IdentityStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(IdentityWriter&)>& work) = 0;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Telephone& telephone) = 0;
    // Every account with the name of its profile, the oldest first.
    virtual void each_seeker(
        const std::function<void(const Seeker& seeker, const std::string& name)>& visit) = 0;
    [[nodiscard]] virtual std::vector<Device> devices_of(SeekerId seeker) = 0;
    // Including revoked ones.
    [[nodiscard]] virtual std::vector<Session> all_sessions_of(SeekerId seeker) = 0;
    // Accounts whose deletion was asked for at or before a moment, at most `limit`.
    [[nodiscard]] virtual std::vector<SeekerId> deleted_before(base::Timestamp moment, int limit) = 0;
    [[nodiscard]] virtual IdentityVersion version() = 0;
    [[nodiscard]] virtual StoredSession session(SessionId id) = 0;
    // Those of the ids that there are, in any order.
    [[nodiscard]] virtual StoredSessions sessions(std::span<const SessionId> ids) = 0;
    [[nodiscard]] virtual SessionChanges changes_since(std::int64_t version, int most) = 0;
    // Revokes every session, in steps. Returns how many were not.
    virtual std::int64_t revoke_every_session() = 0;
    // Deletes what no rule needs any more: ended sessions, and attempts and limits untouched since a moment.
    virtual void sweep(base::Timestamp now, base::Timestamp untouched_since) = 0;
};

}  // namespace hoigung::domain
