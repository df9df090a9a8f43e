#pragma once

#include "app/settings.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

// How large the body of a request may be, by where it goes. The settings outlive it.
[[nodiscard]] http::BodyRuleFor body_rules(const Settings& settings);

}  // namespace hoigung::app
