#pragma once

#include <string>

#include "app/settings.hpp"

namespace hoigung::app {

// What addresses of pictures and articles begin with: this site's own, or the content host's.
[[nodiscard]] std::string content_root(const Settings& settings);
// The site's own address, without a slash at its end; where it was started when none is set.
[[nodiscard]] std::string site_address(const Settings& settings);

// The settings that every page is given, as JSON.
[[nodiscard]] std::string public_config_json(const Settings& settings);

}  // namespace hoigung::app
