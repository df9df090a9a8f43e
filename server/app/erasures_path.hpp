#pragma once

#include <filesystem>

#include "app/settings.hpp"

namespace hoigung::app {

// The path of the record of erasures: the one in the settings, beside the SQLite file or, with PostgreSQL, in
// the site's systemd state directory or in `var`.
[[nodiscard]] std::filesystem::path erasures_path(const Settings& settings);

}  // namespace hoigung::app
