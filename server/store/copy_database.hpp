#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace hoigung::store {

// Copies everything in one database into another with the same schema; at least one of the two must be
// SQLite. The copy is a snapshot of `from`, all or nothing, and writers of `from` are not blocked. Throws
// DatabaseError when `into` is not empty. Returns the number of rows.
std::int64_t copy_database(Database& from, Database& into);

}  // namespace hoigung::store
