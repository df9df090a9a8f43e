#pragma once

#include <string_view>
#include <vector>

#include "domain/identity/identity_store.hpp"
#include "store/connection.hpp"

// Rows of seekers and sessions, read both in transactions and by single queries.
namespace hoigung::store {

// `condition` follows FROM: "WHERE id = :id".
template <class... Params>
[[nodiscard]] std::vector<domain::Seeker> select_seekers(Connection& connection, IfUnreadable otherwise,
                                                         std::string_view condition, const Params&... params);
template <class... Params>
[[nodiscard]] std::vector<domain::Session> select_sessions(Connection& connection, std::string_view condition,
                                                           const Params&... params);

// The number of the last change of a session or a signing key that the connection can see.
[[nodiscard]] std::int64_t identity_version(Connection& connection);
// Takes the next number. From then until it commits, only this transaction can change sessions and keys, so
// that numbers commit in order.
[[nodiscard]] std::int64_t next_identity_version(Connection& connection);

// Ends at most `limit` sessions whose ids follow `after`, in the order of their ids, and sets `after` to the
// last of them. Returns how many it ended.
[[nodiscard]] std::int64_t revoke_sessions_after(Connection& connection, std::string& after, int limit);

namespace detail {

// Throws UnreadableRow.
void read_first_uses(std::string_view first_uses, domain::Session& session);

}  // namespace detail

// Reads a seeker and locks the row until the transaction ends: changes of one seeker's data are serialized.
// std::nullopt when there is no such seeker.
std::optional<domain::Seeker> lock_seeker(Connection& connection, domain::SeekerId id);

template <class... Params>
std::vector<domain::Seeker> select_seekers(Connection& connection, IfUnreadable otherwise,
                                           std::string_view condition, const Params&... params) {
    std::string sql =
        "SELECT id, telephone, created_at, is_suspended, delete_account_at, delete_reason, "
        "COALESCE(email, ''), email_refusals FROM seekers ";
    std::vector<domain::Seeker> seekers;
    connection
        .select<domain::SeekerId, domain::Telephone, base::Timestamp, bool, std::optional<base::Timestamp>,
                std::string, std::string, std::int64_t>(sql.append(condition), params...)
        .each_of(connection.unreadable_rows(), "seekers", otherwise,
                 [&](domain::SeekerId id, domain::Telephone telephone, base::Timestamp created_at,
                     bool is_suspended, std::optional<base::Timestamp> delete_account_at, std::string reason,
                     std::string email, std::int64_t email_refusals) {
                     seekers.push_back({id, std::move(telephone), created_at, is_suspended, delete_account_at,
                                        std::move(reason), std::move(email),
                                        email_refusals >= domain::kUnreachableAfter});
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
            domain::Session session{id, seeker, is_revoked, generation, {}, ends_at};
            const bool is_read = connection.unreadable_rows().try_read(
                "sessions", id.text(), [&] { detail::read_first_uses(first_uses, session); });
            // Without the list of its retired tokens, no token of the session can be trusted.
            session.is_revoked = session.is_revoked || !is_read;
            sessions.push_back(std::move(session));
        });
    return sessions;
}

}  // namespace hoigung::store
