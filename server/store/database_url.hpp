#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace hoigung::store {

enum class Dialect { sqlite, postgresql };

// Where a database is: `sqlite:PATH`, `sqlite::memory:` or a libpq address, `postgresql://...`.
struct DatabaseUrl {
    Dialect dialect = Dialect::sqlite;
    // SQLite: the file; empty for a database in memory.
    std::string path;
    // PostgreSQL: libpq's keywords and values, with the defaults that this program wants.
    std::string keywords;
    // The address as it may be logged: without a password.
    std::string shown;

    [[nodiscard]] static base::Result<DatabaseUrl> parse(std::string_view text);
    [[nodiscard]] bool in_memory() const { return dialect == Dialect::sqlite && path.empty(); }
};

}  // namespace hoigung::store
