#pragma once

#include <string_view>

#include <soci/soci.h>

#include "store/database_url.hpp"

namespace hoigung::store {

// Translates a driver's exception into one of store/errors.hpp. The message names the statement and never a
// value, which may be personal.
[[noreturn]] void throw_translated(const soci::soci_error& error, soci::session& session, Dialect dialect,
                                   std::string_view sql);

// Whether the connection is lost: the server is gone or dropped it, or the SQLite file can no longer be
// relied upon.
[[nodiscard]] bool is_lost(const soci::soci_error& error, soci::session& session, Dialect dialect);

}  // namespace hoigung::store
