#pragma once

#include "app/settings.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

// How large a request body may be, depending on its path. `settings` must outlive the result.
[[nodiscard]] http::BodyRuleFor body_rules(const Settings& settings);

}  // namespace hoigung::app
