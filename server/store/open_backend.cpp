#include "store/open_backend.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "store/raw_handles.hpp"

namespace hoigung::store {
namespace {

// SQLite gives its journals the mode of the file, so only the file has to be made private. An existing file
// is not opened: closing it would drop the locks that this process's other connections hold on it.
void create_private_file(const std::string& path) {
    const auto folder = std::filesystem::path(path).parent_path();
    std::error_code ignored;
    if (!folder.empty()) std::filesystem::create_directories(folder, ignored);
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0 && errno == EEXIST) return;
    if (file < 0) throw Unavailable(fmt::format("cannot open {}: {}", path, std::strerror(errno)));
    close(file);
}

void use_write_ahead_log(soci::session& session) {
    std::string mode;
    session << "PRAGMA journal_mode", soci::into(mode);
    if (mode != "wal") session << "PRAGMA journal_mode = WAL", soci::into(mode);
    if (mode != "wal") throw Unavailable("the file system cannot hold SQLite's write-ahead log");
}

void open_sqlite(soci::session& session, const DatabaseUrl& url, Connection::Access access,
                 std::chrono::milliseconds lock_wait) {
    if (!url.in_memory()) create_private_file(url.path);
    session.open(soci::sqlite3, fmt::format("dbname=\"{}\"", url.in_memory() ? ":memory:" : url.path));
    session << fmt::format("PRAGMA busy_timeout = {}", lock_wait.count());
    session << "PRAGMA foreign_keys = ON";
    if (url.in_memory()) return;
    if (access == Connection::Access::read) {
        session << "PRAGMA query_only = ON";
        session << "PRAGMA mmap_size = 268435456";
        return;
    }
    use_write_ahead_log(session);
    session << "PRAGMA synchronous = FULL";
}

void open_postgresql(soci::session& session, const DatabaseUrl& url, const ConnectionLimits& limits) {
    session.open(soci::postgresql, url.keywords);
    // The details of an error quote the row's values, which do not belong in a log.
    PQsetErrorVerbosity(postgresql_handle(session), PQERRORS_TERSE);
    session << fmt::format(
        "SET lock_timeout = {}; SET statement_timeout = {}; "
        "SET idle_in_transaction_session_timeout = {}; SET client_min_messages = warning; "
        "SET standard_conforming_strings = on; SET bytea_output = 'hex'",
        limits.lock_wait.count(), limits.statement.count(), limits.idle_in_transaction.count());
}

}  // namespace

void open_backend(soci::session& session, const DatabaseUrl& url, Connection::Access access,
                  const ConnectionLimits& limits) {
    try {
        url.dialect == Dialect::sqlite ? open_sqlite(session, url, access, limits.lock_wait)
                                       : open_postgresql(session, url, limits);
    } catch (const soci::soci_error& error) {
        throw Unavailable(fmt::format("cannot open {}: {}", url.shown, error.get_error_message()));
    }
}

}  // namespace hoigung::store
