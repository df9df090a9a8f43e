#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace hoigung::store {

struct CopiedTable {
    std::string name;
    std::int64_t rows = 0;
    // Texts that not every database can store; the copy has them without their zero bytes.
    std::int64_t mended_texts = 0;
};

// Copies everything in one database into another with the same schema; at least one of the two must be
// SQLite. The copy is a snapshot of `from`, all or nothing, and writers of `from` are not blocked. Throws
// DatabaseError when `into` is not empty. Returns all tables.
std::vector<CopiedTable> copy_database(Database& from, Database& into);

// Copies a backup into an empty database for a site to run on: all sessions have ended there, and events for
// webhooks and mails that may have been sent since the backup was made are not waiting any more.
std::vector<CopiedTable> restore_database(Database& backup, Database& into);

}  // namespace hoigung::store
