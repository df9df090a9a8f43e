#pragma once

#include <string>
#include <string_view>

namespace hoigung::app {

// Writes a file that only its owner can read; returns false when the file exists or cannot be written.
[[nodiscard]] bool write_new_file(const std::string& file, std::string_view text);

}  // namespace hoigung::app
