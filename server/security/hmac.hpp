#pragma once

#include <string>
#include <string_view>

namespace hoigung::security {

// HMAC-SHA256: 32 bytes.
[[nodiscard]] std::string hmac_sha256(std::string_view key, std::string_view message);

// Takes the same time wherever the texts differ.
[[nodiscard]] bool equal_in_constant_time(std::string_view left, std::string_view right);

}  // namespace hoigung::security
