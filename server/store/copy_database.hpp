#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace hoigung::store {

struct CopiedTable {
    std::string name;
    std::int64_t rows = 0;
};

// Copies everything in one database into another with the same schema; at least one of the two must be
// SQLite. The copy is a snapshot of `from`, all or nothing, and writers of `from` are not blocked. Throws
// DatabaseError when `into` is not empty. Returns all tables.
std::vector<CopiedTable> copy_database(Database& from, Database& into);

}  // namespace hoigung::store
