#include "base/random.hpp"

#include <cerrno>
#include <system_error>

#include <sys/random.h>

namespace hoigung::base {

void SystemRandom::fill(std::span<std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
        if (got < 0) {
            if (errno == EINTR) continue;
            throw std::system_error(errno, std::generic_category(), "getrandom");
        }
        bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
}

}  // namespace hoigung::base
