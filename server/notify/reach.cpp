#include "notify/reach.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>

#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "base/internet_address.hpp"

namespace hoigung::notify {

bool is_public_address(int family, const void* address) {
    if (family == AF_INET) {
        sockaddr_in v4{};
        std::memcpy(&v4, address, sizeof v4);
        std::array<std::uint8_t, 4> ip{};
        std::memcpy(ip.data(), &v4.sin_addr, ip.size());
        return base::is_public_v4(ip);
    }
    if (family != AF_INET6) return false;
    sockaddr_in6 v6{};
    std::memcpy(&v6, address, sizeof v6);
    std::array<std::uint8_t, 16> ip{};
    std::memcpy(ip.data(), &v6.sin6_addr, ip.size());
    return base::is_public_v6(ip);
}

bool is_on_the_internet(const std::string& host) {
    addrinfo hints{};
    hints.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (getaddrinfo(host.c_str(), nullptr, &hints, &found) != 0) return false;
    const std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> addresses(found, freeaddrinfo);
    for (const addrinfo* each = found; each != nullptr; each = each->ai_next) {
        if (!is_public_address(each->ai_family, each->ai_addr)) return false;
    }
    return true;
}

}  // namespace hoigung::notify
