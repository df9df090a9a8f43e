#include "store/identity_store.hpp"

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"
#include "store/history.hpp"
#include "store/id_list.hpp"
#include "store/identity_rows.hpp"
#include "store/identity_writer.hpp"
#include "store/only_row.hpp"
#include "store/profile_rows.hpp"

namespace hoigung::store {
namespace {

// For tables that may have a row for every seeker.
constexpr std::size_t kRowsAtOnce = 1000;

}  // namespace

void SqlIdentityStore::write(const std::function<void(domain::IdentityWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlIdentityWriter writer(connection);
            work(writer);
        },
        Repeat::safe);
}

std::optional<domain::Seeker> SqlIdentityStore::seeker(domain::SeekerId id) {
    auto seekers = database_.read([&](Connection& connection) {
        return select_seekers(connection, IfUnreadable::thrown, "WHERE id = :id", id);
    });
    if (seekers.empty()) return std::nullopt;
    return std::move(seekers.front());
}

std::optional<domain::Seeker> SqlIdentityStore::seeker(const domain::Telephone& telephone) {
    auto seekers = database_.read([&](Connection& connection) {
        return select_seekers(connection, IfUnreadable::thrown, "WHERE telephone = :telephone", telephone);
    });
    if (seekers.empty()) return std::nullopt;
    return std::move(seekers.front());
}

std::optional<domain::Seeker> SqlIdentityStore::seeker(const domain::Email& email) {
    return only(database_.read([&](Connection& connection) {
        return select_seekers(connection, IfUnreadable::thrown, "WHERE email = :email", email);
    }));
}

void SqlIdentityStore::each_seeker(
    const std::function<void(const domain::Seeker& seeker, const std::string& name)>& visit) {
    const auto visit_all = [&](Connection& connection) {
        // An id begins with the second in which it was made, so new seekers come last.
        std::string after;
        for (bool more = true; more;) {
            const auto seekers =
                select_seekers(connection, IfUnreadable::left_out,
                               "WHERE id > :after ORDER BY id LIMIT :limit", after, kRowsAtOnce);
            more = !seekers.empty();
            for (const domain::Seeker& seeker : seekers) {
                std::string name;
                static_cast<void>(connection.unreadable_rows().try_read("profiles", seeker.id.text(), [&] {
                    name = select_profile(connection, seeker.id).name;
                }));
                visit(seeker, name);
                after = seeker.id.text();
            }
        }
    };
    database_.snapshot(visit_all, Connection::Haste::none);
}

std::vector<domain::Device> SqlIdentityStore::devices_of(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::Device> devices;
        connection
            .select<domain::DeviceId, std::string, std::string, std::string, base::Timestamp>(
                "SELECT id, agent, name, token, seen_at FROM devices WHERE seeker_id = :seeker "
                "ORDER BY seen_at, id",
                seeker)
            .each([&](domain::DeviceId id, std::string agent, std::string name, std::string token,
                      base::Timestamp seen_at) {
                devices.push_back({id, {std::move(agent), std::move(name), std::move(token)}, seen_at});
            });
        return devices;
    });
}

std::vector<domain::StoredPushSubscription> SqlIdentityStore::subscriptions_of(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::StoredPushSubscription> subscriptions;
        connection
            .select<domain::PushSubscriptionId, std::string, std::string, std::string, base::Timestamp>(
                "SELECT id, endpoint, p256dh, auth, seen_at FROM push_subscriptions "
                "WHERE seeker_id = :seeker ORDER BY seen_at, id",
                seeker)
            .each([&](domain::PushSubscriptionId id, std::string endpoint, std::string p256dh,
                      std::string auth, base::Timestamp seen_at) {
                subscriptions.push_back(
                    {id, {std::move(endpoint), std::move(p256dh), std::move(auth)}, seen_at});
            });
        return subscriptions;
    });
}

std::vector<domain::Session> SqlIdentityStore::all_sessions_of(domain::SeekerId seeker) {
    return database_.read([&](Connection& connection) {
        return select_sessions(connection, "WHERE seeker_id = :seeker ORDER BY id", seeker);
    });
}

std::vector<domain::SeekerId> SqlIdentityStore::deleted_before(base::Timestamp moment, int limit) {
    return database_.read([&](Connection& connection) {
        return connection
            .select<domain::SeekerId>(
                "SELECT id FROM seekers WHERE delete_account_at IS NOT NULL AND delete_account_at <= "
                ":moment ORDER BY delete_account_at, id LIMIT :limit",
                moment, limit)
            .all();
    });
}

domain::IdentityVersion SqlIdentityStore::version() {
    return database_.read([](Connection& connection) {
        const auto row =
            connection
                .select<std::int64_t, std::string>(fmt::format(
                    "SELECT value, {} FROM counters WHERE name = 'identity'", history_of(connection)))
                .first()
                .value();
        return domain::IdentityVersion{std::get<0>(row), std::get<1>(row)};
    });
}

domain::StoredSession SqlIdentityStore::session(domain::SessionId id) {
    return database_.snapshot([id](Connection& connection) {
        domain::StoredSession stored;
        stored.version = identity_version(connection);
        auto sessions = select_sessions(connection, "WHERE id = :id", id);
        if (!sessions.empty()) stored.session = std::move(sessions.front());
        return stored;
    });
}

domain::StoredSessions SqlIdentityStore::sessions(std::span<const domain::SessionId> ids) {
    return database_.snapshot([ids](Connection& connection) {
        domain::StoredSessions stored;
        stored.version = identity_version(connection);
        stored.sessions =
            select_sessions(connection, "WHERE " + is_in_list(connection, "id"), json_list(ids));
        return stored;
    });
}

domain::SessionChanges SqlIdentityStore::changes_since(std::int64_t version, int most) {
    return database_.snapshot([version, most](Connection& connection) {
        domain::SessionChanges changes;
        changes.version = identity_version(connection);
        changes.sessions = select_sessions(
            connection, "WHERE changed > 0 AND changed > :version ORDER BY changed LIMIT :most", version,
            most + 1);
        if (std::ssize(*changes.sessions) > most) changes.sessions.reset();
        return changes;
    });
}

std::int64_t SqlIdentityStore::revoke_every_session() {
    std::int64_t all = 0;
    std::string after;
    for (std::int64_t revoked = 1; revoked > 0; all += revoked) {
        std::string next;
        revoked = database_.transaction(
            [&](Connection& connection) {
                next = after;
                return revoke_sessions_after(connection, next, static_cast<int>(kRowsAtOnce));
            },
            Repeat::safe);
        after = next;
    }
    return all;
}

void SqlIdentityStore::sweep(base::Timestamp now, base::Timestamp untouched_since) {
    delete_in_steps(database_, "sessions", "id", "ends_at <= :now", now);
    delete_in_steps(database_, "login_desks", "telephone", "touched_at <= :moment", untouched_since);
    delete_in_steps(database_, "seeker_codes", "email", "touched_at <= :moment", untouched_since);
    delete_in_steps(database_, "email_changes", "seeker_id", "touched_at <= :moment", untouched_since);
    delete_in_steps(database_, "login_limits", "kind, subject", "touched_at <= :moment", untouched_since);
    delete_in_steps(database_, "outbox", "number", "sent_at <= :moment", untouched_since);
}

}  // namespace hoigung::store
