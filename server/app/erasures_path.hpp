#pragma once

#include <filesystem>

#include "app/settings.hpp"

namespace hoigung::app {

// The path of the record of erasures: the one in the settings, beside the SQLite file or, with PostgreSQL, in
// the site's systemd state directory or in `var`.
[[nodiscard]] std::filesystem::path erasures_path(const Settings& settings);

// A file of this name that belongs to the site but not to its database: beside the SQLite file or, with
// another database, in the folder of the site's data.
[[nodiscard]] std::filesystem::path state_path(const Settings& settings, std::string_view name);

}  // namespace hoigung::app
