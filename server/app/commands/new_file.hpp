#pragma once

#include <string>
#include <string_view>

namespace hoigung::app {

// Writes a file that is readable by its owner alone; false when there is one already or it cannot be written.
[[nodiscard]] bool write_new_file(const std::string& file, std::string_view text);

}  // namespace hoigung::app
