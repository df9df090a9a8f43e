#pragma once

#include "domain/operator/acting.hpp"

namespace hoigung::app {

// The system's user acts for the operator, now, by a command.
[[nodiscard]] domain::Acting by_command();

}  // namespace hoigung::app
