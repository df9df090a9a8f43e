#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::notify {

// The addresses at push services that the site sends to.
struct PushAddresses {
    // The ends of their hosts' names, such as "push.apple.com".
    std::vector<std::string> hosts;
    // Allows http and any host and port, for tests.
    bool is_anywhere = false;

    // Whether it is an https address at the usual port of such a host, without a user.
    [[nodiscard]] bool allow(std::string_view endpoint) const;
};

// "https://push.example.net" of an address that is allowed.
[[nodiscard]] std::string origin_of(std::string_view endpoint);

}  // namespace hoigung::notify
