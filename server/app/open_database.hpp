#pragma once

#include <memory>

#include "app/settings.hpp"
#include "store/database.hpp"

namespace hoigung::app {

// Opens the database of the settings without migrating it. Throws when it cannot.
[[nodiscard]] std::unique_ptr<store::Database> connect_database(const Settings& settings);
// The same, and brings its schema up to date.
[[nodiscard]] std::unique_ptr<store::Database> open_database(const Settings& settings);

}  // namespace hoigung::app
