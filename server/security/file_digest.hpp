#pragma once

#include <filesystem>
#include <string>

#include "base/result.hpp"

namespace hoigung::security {

// The SHA-256 of a file's bytes, as `sha256sum` writes it.
[[nodiscard]] base::Result<std::string> file_digest(const std::filesystem::path& file);

}  // namespace hoigung::security
