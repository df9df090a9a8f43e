#pragma once

#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"
#include "store/connection.hpp"

// Rows of seekers and sessions, as both a transaction and a single query read them.
namespace hoigung::store {

// `condition` follows FROM: "WHERE id = :id".
template <class... Params>
[[nodiscard]] std::vector<domain::Seeker> select_seekers(Connection& connection, std::string_view condition,
                                                         const Params&... params);
template <class... Params>
[[nodiscard]] std::vector<domain::Session> select_sessions(Connection& connection, std::string_view condition,
                                                           const Params&... params);

// The number of the last change of a session or a key that the connection can see.
[[nodiscard]] std::int64_t identity_version(Connection& connection);
// The next number. From here until it commits, only this transaction can change sessions and keys, so that
// numbers commit in order.
[[nodiscard]] std::int64_t next_identity_version(Connection& connection);

// Ends at most so many logins, in the order of their ids after the given one, which becomes that of the last.
// Returns how many there were.
[[nodiscard]] std::int64_t revoke_sessions_after(Connection& connection, std::string& after, int limit);

namespace detail {

[[nodiscard]] domain::Session session_of(domain::SessionId id, domain::SeekerId seeker, bool is_revoked,
                                         std::int32_t generation, std::string_view first_uses,
                                         base::Timestamp ends_at);

}  // namespace detail

// Reads a seeker and locks the row until the transaction ends: changes of one seeker's data are serialized.
// std::nullopt when there is no such seeker.
std::optional<domain::Seeker> lock_seeker(Connection& connection, domain::SeekerId id);

template <class... Params>
std::vector<domain::Seeker> select_seekers(Connection& connection, std::string_view condition,
                                           const Params&... params) {
    std::string sql =
        "SELECT id, telephone, created_at, is_suspended, delete_account_at, delete_reason FROM seekers ";
    std::vector<domain::Seeker> seekers;
    connection
        .select<domain::SeekerId, domain::Telephone, base::Timestamp, bool, std::optional<base::Timestamp>,
                std::string>(sql.append(condition), params...)
        .each([&](domain::SeekerId id, domain::Telephone telephone, base::Timestamp created_at,
                  bool is_suspended, std::optional<base::Timestamp> delete_account_at, std::string reason) {
            seekers.push_back(
                {id, std::move(telephone), created_at, is_suspended, delete_account_at, std::move(reason)});
        });
    return seekers;
}

template <class... Params>
std::vector<domain::Session> select_sessions(Connection& connection, std::string_view condition,
                                             const Params&... params) {
    std::string sql = "SELECT id, seeker_id, is_revoked, generation, first_uses, ends_at FROM sessions ";
    std::vector<domain::Session> sessions;
    connection
        .select<domain::SessionId, domain::SeekerId, bool, std::int32_t, std::string, base::Timestamp>(
            sql.append(condition), params...)
        .each([&](domain::SessionId id, domain::SeekerId seeker, bool is_revoked, std::int32_t generation,
                  const std::string& first_uses, base::Timestamp ends_at) {
            sessions.push_back(detail::session_of(id, seeker, is_revoked, generation, first_uses, ends_at));
        });
    return sessions;
}

}  // namespace hoigung::store
