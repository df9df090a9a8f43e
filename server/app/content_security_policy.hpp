#pragma once

#include <string>

#include "app/settings.hpp"

namespace hoigung::app {

// What a page may load and whom it may talk to: the site itself, and the places elsewhere that the settings
// name for content and for reports.
[[nodiscard]] std::string content_security_policy(const Settings& settings);

}  // namespace hoigung::app
