#pragma once

#include <string>
#include <string_view>

namespace hoigung::app {

// `www.example.hk` of "https://www.example.hk:8443/path"; empty for what names no host.
[[nodiscard]] std::string host_of(std::string_view url);

// `https://www.example.hk:8443`; empty for what names no host. What precedes an @ is a key, not part of the
// origin.
[[nodiscard]] std::string origin_of(std::string_view url);

// Whether it names this machine by its loopback, where nobody listens on the way.
[[nodiscard]] bool is_on_this_machine(std::string_view url);

}  // namespace hoigung::app
