#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/identity/login.hpp"
#include "domain/identity/push_subscription.hpp"
#include "domain/identity/session.hpp"
#include "domain/people/email.hpp"

namespace hoigung::domain {

// Counts requests for codes, within one transaction: seekers' and employers' requests count together.
class CodeRequests {
  public:
    virtual ~CodeRequests() = default;

    [[nodiscard]] virtual std::vector<base::Timestamp> requests(LimitKind kind, std::string_view subject) = 0;
    virtual void put_requests(LimitKind kind, std::string_view subject,
                              const std::vector<base::Timestamp>& times, base::Timestamp now) = 0;
    // The number of codes requested on the whole site after a moment, of the given kind.
    [[nodiscard]] virtual std::int64_t site_requests_after(LimitKind kind, base::Timestamp moment) = 0;
    virtual void count_site_request(LimitKind kind, base::Timestamp now) = 0;
};

// Seekers, their sessions and login attempts within one transaction. Rows read here are locked until the
// transaction ends.
class IdentityWriter {
  public:
    virtual ~IdentityWriter() = default;

    [[nodiscard]] virtual CodeRequests& code_requests() = 0;
    // The attempts of a telephone; an empty record if the telephone has none.
    [[nodiscard]] virtual LoginAttempts open_login_attempts(const Telephone& telephone) = 0;
    [[nodiscard]] virtual std::optional<LoginAttempts> login_attempts(const Telephone& telephone) = 0;
    virtual void put(const LoginAttempts& attempts, base::Timestamp now) = 0;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Telephone& telephone) = 0;
    // By the confirmed address.
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Email& email) = 0;
    virtual void add(const Seeker& seeker) = 0;
    // Leaves the e-mail address as it is: SeekerEmailWriter changes it.
    virtual void put(const Seeker& seeker) = 0;
    // Removes the account and all its data. Only a count of departures by day and reason is left.
    virtual void remove(const Seeker& seeker, base::Timestamp now) = 0;

    // A device is identified by its token, or by name and agent when it has none. Returns the id under which
    // it is stored.
    virtual DeviceId put(SeekerId seeker, const Device& device) = 0;
    // Removes all but the newest `most` devices of a seeker.
    virtual void keep_newest_devices(SeekerId seeker, int most) = 0;
    virtual void remove_device(SeekerId seeker, std::string_view token) = 0;

    // Stores a browser's subscription, which ends with its device and with the session. Another seeker's with
    // the same address goes to this seeker as a new one: the browser is theirs now.
    virtual void put(const PushOwner& owner, const StoredPushSubscription& subscription) = 0;
    // Removes all but the newest `most` subscriptions of a seeker.
    virtual void keep_newest_subscriptions(SeekerId seeker, int most) = 0;
    virtual void remove_subscription(SeekerId seeker, std::string_view endpoint) = 0;
    [[nodiscard]] virtual bool has_subscription(DeviceId device) = 0;

    virtual void add(const Session& session) = 0;
    [[nodiscard]] virtual std::optional<Session> session(SessionId id) = 0;
    // Every process sees the change. A revoked session's push subscriptions are removed.
    virtual void put(const Session& session) = 0;
    // Leaves out revoked sessions.
    [[nodiscard]] virtual std::vector<Session> sessions_of(SeekerId seeker) = 0;
};

// The version of the store, for readers that follow it.
struct IdentityVersion {
    // The number of the last change of a session or a key.
    std::int64_t number = 0;
    // Identifies the database's history. A changed value means that changes which a reader has seen may be
    // missing.
    std::string history;
};

// A session, if it exists, as of a version.
struct StoredSession {
    std::int64_t version = 0;
    std::optional<Session> session;
};

// Sessions as of a version.
struct StoredSessions {
    std::int64_t version = 0;
    std::vector<Session> sessions;
};

// The sessions that changed after a version.
struct SessionChanges {
    std::int64_t version = 0;
    // Empty when more sessions changed than the caller asked for.
    std::optional<std::vector<Session>> sessions;
};

class IdentityStore {
  public:
    virtual ~IdentityStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(const std::function<void(IdentityWriter&)>& work) = 0;

    [[nodiscard]] virtual std::optional<Seeker> seeker(SeekerId id) = 0;
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Telephone& telephone) = 0;
    // By the confirmed address.
    [[nodiscard]] virtual std::optional<Seeker> seeker(const Email& email) = 0;
    // Visits every account with the name in its profile, oldest first.
    virtual void each_seeker(
        const std::function<void(const Seeker& seeker, const std::string& name)>& visit) = 0;
    [[nodiscard]] virtual std::vector<Device> devices_of(SeekerId seeker) = 0;
    [[nodiscard]] virtual std::vector<StoredPushSubscription> subscriptions_of(SeekerId seeker) = 0;
    // Including revoked ones.
    [[nodiscard]] virtual std::vector<Session> all_sessions_of(SeekerId seeker) = 0;
    // Accounts whose deletion was asked for at or before a moment, at most `limit`.
    [[nodiscard]] virtual std::vector<SeekerId> deleted_before(base::Timestamp moment, int limit) = 0;
    [[nodiscard]] virtual IdentityVersion version() = 0;
    [[nodiscard]] virtual StoredSession session(SessionId id) = 0;
    // Returns only the sessions that exist, in any order.
    [[nodiscard]] virtual StoredSessions sessions(std::span<const SessionId> ids) = 0;
    [[nodiscard]] virtual SessionChanges changes_since(std::int64_t version, int most) = 0;
    // Revokes every session, in several transactions. Returns how many were revoked by this call.
    virtual std::int64_t revoke_every_session() = 0;
    // Deletes rows that no rule needs any more: ended sessions, and attempts and limits untouched since a
    // moment.
    virtual void sweep(base::Timestamp now, base::Timestamp untouched_since) = 0;
};

}  // namespace hoigung::domain
