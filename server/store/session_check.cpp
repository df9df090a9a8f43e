#include "store/session_check.hpp"

#include <memory>
#include <string>

#include <fmt/format.h>
#include <libpq-fe.h>

#include "store/errors.hpp"

namespace hoigung::store {
namespace {

using Client = std::unique_ptr<PGconn, decltype(&PQfinish)>;

Client connected(const DatabaseUrl& url) {
    Client client(PQconnectdb(url.keywords.c_str()), &PQfinish);
    if (PQstatus(client.get()) != CONNECTION_OK)
        throw Unavailable(fmt::format("cannot open {}: {}", url.shown, PQerrorMessage(client.get())));
    return client;
}

// The first cell of the answer; empty if absent.
std::string ask(const Client& client, const char* sql) {
    const std::unique_ptr<PGresult, decltype(&PQclear)> answer(PQexec(client.get(), sql), &PQclear);
    switch (PQresultStatus(answer.get())) {
        case PGRES_COMMAND_OK:
            return {};
        case PGRES_TUPLES_OK:
            return PQgetvalue(answer.get(), 0, 0);
        default:
            throw DatabaseError(fmt::format("{}: {}", sql, PQerrorMessage(client.get())));
    }
}

constexpr const char* kServerProcess = "SELECT pg_backend_pid()";

// Whether a pooler may run two queries of one client on different connections. The first client asks again
// while the second holds a transaction: either the second got the first one's server process, or the first
// one is served by another process than before.
bool is_moved_between_transactions(const DatabaseUrl& url) {
    const Client first = connected(url);
    const Client second = connected(url);
    const std::string served_by = ask(first, kServerProcess);
    ask(second, "BEGIN");
    const bool is_taken = ask(second, kServerProcess) == served_by;
    const bool is_moved = is_taken || ask(first, kServerProcess) != served_by;
    ask(second, "ROLLBACK");
    return is_moved;
}

}  // namespace

void require_sessions(const DatabaseUrl& url) {
    if (url.dialect != Dialect::postgresql || !is_moved_between_transactions(url)) return;
    throw DatabaseError(fmt::format(
        "{} is reached through a pooler in transaction mode, which this site cannot work with: "
        "set pool_mode = session (PgBouncer), or name PostgreSQL itself in the setting `database`",
        url.shown));
}

}  // namespace hoigung::store
