#pragma once

#include <string_view>

namespace hoigung::app {

// Asks on the terminal before something is done that nothing undoes. Says on stderr when it was not
// confirmed.
[[nodiscard]] bool is_confirmed(std::string_view what_happens);

}  // namespace hoigung::app
