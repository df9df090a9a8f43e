#pragma once

#include <string>
#include <vector>

#include "app/settings.hpp"

namespace hoigung::app {

// What `serve` would stop at, and what would leave its site of little use: each with the setting's name.
[[nodiscard]] std::vector<std::string> shortcomings_of(const Settings& settings);

}  // namespace hoigung::app
