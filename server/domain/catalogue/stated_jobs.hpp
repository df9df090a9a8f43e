#pragma once

#include <cstddef>

namespace hoigung::domain {

// The number in "more than N jobs" for a site with this many open jobs: whole hundreds or thousands. 0 when
// there are too few to mention.
[[nodiscard]] constexpr std::size_t stated_jobs(std::size_t open) {
    constexpr std::size_t kFew = 100;
    constexpr std::size_t kMany = 1000;
    if (open < kFew) return 0;
    return open - open % (open < kMany ? kFew : kMany);
}

}  // namespace hoigung::domain
