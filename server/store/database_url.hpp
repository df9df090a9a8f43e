#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace hoigung::store {

enum class Dialect { sqlite, postgresql };

// The location of a database: `sqlite:PATH`, `sqlite::memory:` or a libpq address, `postgresql://...`.
struct DatabaseUrl {
    Dialect dialect = Dialect::sqlite;
    // SQLite: the file; empty for a database in memory.
    std::string path;
    // PostgreSQL: libpq's keywords and values, with this program's defaults.
    std::string keywords;
    // The address without its password, for logs.
    std::string shown;

    [[nodiscard]] static base::Result<DatabaseUrl> parse(std::string_view text);
    [[nodiscard]] bool in_memory() const { return dialect == Dialect::sqlite && path.empty(); }
};

}  // namespace hoigung::store
