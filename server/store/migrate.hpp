#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/embedded.hpp"
#include "store/database.hpp"

namespace hoigung {

// The files of server/store/migrations.
[[nodiscard]] std::span<const base::EmbeddedFile> migrations();

}  // namespace hoigung

namespace hoigung::store {

// Brings the schema up to date and returns the names of the migrations that it applied. When several programs
// do this at once, one migrates and the others wait. Throws SchemaRefused, without changing anything, when
// the database is newer than this program or was made by migrations that have been edited since. A database
// that is newer only by additions (migrations called NUMBER_NAME.additive) is accepted: an older program
// reads and writes what it knows, so that a release can be rolled back.
std::vector<std::string> migrate(Database& database,
                                 std::span<const base::EmbeddedFile> files = migrations());

// Whether any migration was ever applied.
[[nodiscard]] bool has_schema(Database& database);

// The tables that hold the site's rows.
[[nodiscard]] std::vector<std::string> table_names(Database& database);

// Throws SchemaRefused unless the schema is exactly the one that this program makes. Changes nothing.
void require_current_schema(Database& database, std::span<const base::EmbeddedFile> files = migrations());

}  // namespace hoigung::store
