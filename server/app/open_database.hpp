#pragma once

#include <memory>

#include "app/settings.hpp"
#include "store/database.hpp"

namespace hoigung::app {

// Opens the database of the settings as it is. Throws when it cannot, and when there is none: a command that
// made one would do its work on an empty site and say that all is well. Also throws when a pooler stands
// before it that keeps no sessions.
[[nodiscard]] std::unique_ptr<store::Database> connect_database(const Settings& settings);
// The same, and brings its schema up to date.
[[nodiscard]] std::unique_ptr<store::Database> open_database(const Settings& settings);
// The same, and makes it when there is none.
[[nodiscard]] std::unique_ptr<store::Database> make_database(const Settings& settings);

}  // namespace hoigung::app
