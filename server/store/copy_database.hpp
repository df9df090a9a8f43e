#pragma once

#include <cstdint>

#include "store/database.hpp"

namespace hoigung::store {

// Everything that one database holds goes into another with the same schema, whatever their kinds; one of
// the two is SQLite. The copy is `from` as it stood at one moment, all or nothing, and writers of `from` go
// on meanwhile. Throws DatabaseError when `into` holds anything yet. Gives the number of rows.
std::int64_t copy_database(Database& from, Database& into);

}  // namespace hoigung::store
