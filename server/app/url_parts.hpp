#pragma once

#include <string>
#include <string_view>

namespace hoigung::app {

// `www.example.hk` of "https://www.example.hk:8443/path"; empty for a text without a host.
[[nodiscard]] std::string host_of(std::string_view url);

// `https://www.example.hk:8443`; empty for a text without a host. The part before an @ is a key, not part of
// the origin.
[[nodiscard]] std::string origin_of(std::string_view url);

// Whether the address is this machine's loopback, where nobody can eavesdrop.
[[nodiscard]] bool is_on_this_machine(std::string_view url);

}  // namespace hoigung::app
