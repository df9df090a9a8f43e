#pragma once

#include "app/client_pages.hpp"
#include "app/settings.hpp"

namespace hoigung::app {

// The pages of the operator's console, closed unless the settings open it. Throws when the build is broken.
[[nodiscard]] ClientPages console_pages(const Settings& settings, const ClientBuild& web);

}  // namespace hoigung::app
