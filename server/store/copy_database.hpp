#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/database.hpp"

namespace hoigung::store {

struct CopiedTable {
    std::string name;
    std::int64_t rows = 0;
    // Texts that not every database can store: the copy has them without zero bytes and with U+FFFD for
    // invalid UTF-8.
    std::int64_t mended_texts = 0;
};

// Copies everything in one database into another with the same schema; at least one of the two must be
// SQLite. The copy is a snapshot of `from`, all or nothing, and writers of `from` are not blocked. Throws
// DatabaseError when `into` is not empty. Returns one entry for each table.
std::vector<CopiedTable> copy_database(Database& from, Database& into);

// Copies a backup into an empty database for a site to run on. All sessions are ended in the copy, and its
// queue leaves out webhook events and mails that may have been sent since the backup was made.
std::vector<CopiedTable> restore_database(Database& backup, Database& into);

}  // namespace hoigung::store
