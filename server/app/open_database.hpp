#pragma once

#include <memory>

#include "app/settings.hpp"
#include "store/database.hpp"

namespace hoigung::app {

// Opens the existing database of the settings, without migrating it. Throws when it cannot be opened or does
// not exist: a command that created it would run on an empty site and report success. Also throws when a
// pooler in front of it does not keep sessions.
[[nodiscard]] std::unique_ptr<store::Database> connect_database(const Settings& settings);
// Opens the existing database and brings its schema up to date.
[[nodiscard]] std::unique_ptr<store::Database> open_database(const Settings& settings);
// Like open_database(), but creates a missing database.
[[nodiscard]] std::unique_ptr<store::Database> make_database(const Settings& settings);

}  // namespace hoigung::app
