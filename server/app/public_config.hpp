#pragma once

#include <string>

#include "app/settings.hpp"

namespace hoigung::app {

inline constexpr std::string_view kContentRoot = "/content";

// The settings that every page is given, as JSON.
[[nodiscard]] std::string public_config_json(const Settings& settings);

}  // namespace hoigung::app
