#pragma once

#include <filesystem>

#include "app/settings.hpp"

namespace hoigung::app {

// Where the record of erasures lies: as it was set, beside the SQLite file or, with PostgreSQL, in the folder
// that systemd keeps for the site or `var`.
[[nodiscard]] std::filesystem::path erasures_path(const Settings& settings);

}  // namespace hoigung::app
