#pragma once

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

// The drivers' own handles of an open session of the right kind, for what SOCI does not offer.
namespace hoigung::store {

[[nodiscard]] inline PGconn* postgresql_handle(soci::session& session) {
    return static_cast<soci::postgresql_session_backend*>(session.get_backend())->conn_;
}

[[nodiscard]] inline sqlite_api::sqlite3* sqlite_handle(soci::session& session) {
    return static_cast<soci::sqlite3_session_backend*>(session.get_backend())->conn_;
}

}  // namespace hoigung::store
