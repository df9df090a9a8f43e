#pragma once

#include <string>

namespace hoigung::notify {

// Which hosts a transfer may go to.
enum class Reach {
    anywhere,
    // Neither this machine nor a private network, whatever the host name.
    the_internet,
};

// Whether a socket address of a family (AF_INET, AF_INET6) is neither of this machine nor of a private
// network.
[[nodiscard]] bool is_public_address(int family, const void* address);

// Whether a host has addresses, and none of them is of this machine or of a private network. Blocks while it
// resolves the host's name.
[[nodiscard]] bool is_on_the_internet(const std::string& host);

}  // namespace hoigung::notify
