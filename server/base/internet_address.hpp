#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hoigung::base {

// Whether an internet address can be reached by everybody: not of this machine, a private network or a range
// that stands for something else.
[[nodiscard]] bool is_public_v4(std::span<const std::uint8_t, 4> address);
[[nodiscard]] bool is_public_v6(std::span<const std::uint8_t, 16> address);

// Whether everybody may reach a web address (http or https) for all that it says: it names no user, and its
// host is a public address or a name that is not of a local network. Names are not looked up.
[[nodiscard]] bool is_public_web_address(std::string_view url);

}  // namespace hoigung::base
