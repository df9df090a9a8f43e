#pragma once

#include <cstddef>

namespace hoigung::domain {

// The number that a site with so many open jobs may say it has more of: whole hundreds or thousands. 0 when
// they are too few to boast of.
[[nodiscard]] constexpr std::size_t stated_jobs(std::size_t open) {
    constexpr std::size_t kFew = 100;
    constexpr std::size_t kMany = 1000;
    if (open < kFew) return 0;
    return open - open % (open < kMany ? kFew : kMany);
}

}  // namespace hoigung::domain
