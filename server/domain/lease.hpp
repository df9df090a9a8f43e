#pragma once

#include <chrono>
#include <string_view>

#include "base/time.hpp"

namespace hoigung::domain {

// A right to do a background task, held by one process at a time and lost when it is not renewed.
class LeaseStore {
  public:
    virtual ~LeaseStore() = default;
    // Takes or renews a lease; false while another holder's is still good.
    [[nodiscard]] virtual bool acquire(std::string_view task, std::string_view holder, base::Timestamp now,
                                       std::chrono::milliseconds lasts) = 0;
    virtual void release(std::string_view task, std::string_view holder) = 0;
};

}  // namespace hoigung::domain
