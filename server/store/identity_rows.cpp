#include "store/identity_rows.hpp"

#include <fmt/format.h>

#include "store/counters.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {

std::int64_t identity_version(Connection& connection) {
    return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'identity'")
        .first()
        .value();
}

std::int64_t next_identity_version(Connection& connection) {
    return advance_counter(connection, "identity");
}

std::optional<domain::Seeker> lock_seeker(Connection& connection, domain::SeekerId id) {
    auto found = select_seekers(connection, IfUnreadable::thrown,
                                std::string("WHERE id = :id").append(connection.for_update()), id);
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

std::int64_t revoke_sessions_after(Connection& connection, std::string& after, int limit) {
    // Locks the sessions before taking the number, as every transaction does.
    const auto ids =
        connection
            .select<std::string>(fmt::format("SELECT id FROM sessions WHERE NOT is_revoked AND id > :after "
                                             "ORDER BY id LIMIT :limit{}",
                                             connection.for_update()),
                                 after, limit)
            .all();
    if (ids.empty()) return 0;
    connection.execute("DELETE FROM push_subscriptions WHERE session_id > :after AND session_id <= :last",
                       after, ids.back());
    const auto revoked = connection.execute(
        "UPDATE sessions SET is_revoked = :is_revoked, changed = :changed "
        "WHERE NOT is_revoked AND id > :after AND id <= :last",
        true, next_identity_version(connection), after, ids.back());
    after = ids.back();
    return revoked;
}

namespace detail {

void read_first_uses(std::string_view first_uses, domain::Session& session) {
    read_stored(first_uses, session.first_uses);
}

}  // namespace detail
}  // namespace hoigung::store
