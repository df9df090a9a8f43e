#pragma once

#include <string>

#include "app/settings.hpp"

namespace hoigung::app {

// Where a page may load from and send to: the site itself, and the hosts that the settings name for content
// and for reports.
[[nodiscard]] std::string content_security_policy(const Settings& settings);

}  // namespace hoigung::app
