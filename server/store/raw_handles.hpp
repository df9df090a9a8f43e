#pragma once

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

// The driver's own handle of an open session, for features that SOCI does not offer. The session must be of
// that driver.
namespace hoigung::store {

[[nodiscard]] inline PGconn* postgresql_handle(soci::session& session) {
    return static_cast<soci::postgresql_session_backend*>(session.get_backend())->conn_;
}

[[nodiscard]] inline sqlite_api::sqlite3* sqlite_handle(soci::session& session) {
    return static_cast<soci::sqlite3_session_backend*>(session.get_backend())->conn_;
}

}  // namespace hoigung::store
