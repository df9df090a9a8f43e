#pragma once

#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace hoigung::security {

// The SHA-256 of a file's bytes, in the form that `sha256sum` prints.
[[nodiscard]] base::Result<std::string> file_digest(const std::filesystem::path& file);

}  // namespace hoigung::security
