#include "store/backend_error.hpp"

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "store/errors.hpp"
#include "store/raw_handles.hpp"

namespace hoigung::store {
namespace {

template <std::size_t N>
bool is_any(std::string_view code, const std::array<std::string_view, N>& beginnings) {
    for (const auto beginning : beginnings) {
        if (code.starts_with(beginning)) return true;
    }
    return false;
}

// Connection exceptions, shutdowns, a session ended for idling, a server that has become a standby, and an
// unknown prepared statement, which means that a pooler switched to another session.
constexpr std::array<std::string_view, 8> kLost{"08",    "57P01", "57P02", "57P03",
                                                "57P05", "25P03", "25006", "26000"};
// Out of resources, a lock timeout, a statement timeout.
constexpr std::array<std::string_view, 3> kOverloaded{"53", "55P03", "57014"};
constexpr std::array<std::string_view, 2> kCollided{"40001", "40P01"};

std::string sqlstate(const soci::soci_error& error) {
    const auto* specific = dynamic_cast<const soci::postgresql_soci_error*>(&error);
    return specific != nullptr ? specific->sqlstate() : std::string();
}

[[noreturn]] void throw_sqlite(const std::string& message, soci::session& session) {
    const int code = sqlite_api::sqlite3_extended_errcode(sqlite_handle(session));
    switch (code) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_ROWID:
            throw UniqueViolation(message);
        default:
            break;
    }
    switch (code & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_NOMEM:
        case SQLITE_READONLY:
        case SQLITE_IOERR:
        case SQLITE_FULL:
        case SQLITE_CANTOPEN:
        case SQLITE_PROTOCOL:
            throw Unavailable(message);
        default:
            throw DatabaseError(message);
    }
}

// A connection that was opened while the file was read-only stays read-only, and after a disk failure its
// cached pages may be wrong.
bool is_lost_file(soci::session& session) {
    const int code = sqlite_api::sqlite3_errcode(sqlite_handle(session)) & 0xff;
    return code == SQLITE_READONLY || code == SQLITE_IOERR || code == SQLITE_CANTOPEN;
}

}  // namespace

bool is_lost(const soci::soci_error& error, soci::session& session, Dialect dialect) {
    if (dialect == Dialect::sqlite) return is_lost_file(session);
    return PQstatus(postgresql_handle(session)) != CONNECTION_OK || is_any(sqlstate(error), kLost);
}

void throw_translated(const soci::soci_error& error, soci::session& session, Dialect dialect,
                      std::string_view sql) {
    const std::string message = fmt::format("{} in: {}", error.get_error_message(), sql);
    if (dialect == Dialect::sqlite) throw_sqlite(message, session);
    const std::string code = sqlstate(error);
    if (code == "23505") throw UniqueViolation(message);
    if (is_any(code, kCollided)) throw SerializationFailure(message);
    if (is_lost(error, session, dialect))
        throw Unavailable("the connection to the database was lost: " + message);
    if (is_any(code, kOverloaded)) throw Unavailable(message);
    throw DatabaseError(fmt::format("{} ({})", message, code));
}

}  // namespace hoigung::store
