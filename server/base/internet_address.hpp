#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hoigung::base {

// Whether an IP address is public: not of this machine, a private network or a special range.
[[nodiscard]] bool is_public_v4(std::span<const std::uint8_t, 4> address);
[[nodiscard]] bool is_public_v6(std::span<const std::uint8_t, 16> address);

// Whether a web address (http or https) looks public: it has no user, and its host is a public IP address or
// a name that is not of a local network. Names are not resolved.
[[nodiscard]] bool is_public_web_address(std::string_view url);

}  // namespace hoigung::base
