#pragma once

#include <string_view>

namespace hoigung::app {

// Asks on the terminal before an action that cannot be undone. Says on stderr when it was not confirmed.
[[nodiscard]] bool is_confirmed(std::string_view what_happens);

}  // namespace hoigung::app
