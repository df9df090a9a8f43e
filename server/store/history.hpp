#pragma once

#include <string>
#include <string_view>

#include "store/connection.hpp"

namespace hoigung::store {

// An expression whose value changes when a standby takes over: PostgreSQL's timeline. Rows that a reader saw
// before may then be missing, and their numbers may be given out again. A SQLite file has one history.
[[nodiscard]] inline std::string_view history_of(const Connection& connection) {
    return connection.dialect() == Dialect::postgresql
               ? "CASE WHEN pg_is_in_recovery() THEN 'standby' "
                 "ELSE substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END"
               : "''";
}

}  // namespace hoigung::store
