#pragma once

#include <optional>

#include "store/database.hpp"

namespace hoigung::store {

// When the last backup of a database was made, for monitoring.
[[nodiscard]] std::optional<base::Timestamp> last_backup(Database& database);
void note_backup(Database& database, base::Timestamp made_at);

}  // namespace hoigung::store
