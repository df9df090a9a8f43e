#pragma once

#include <chrono>
#include <string_view>

#include "base/time.hpp"

namespace hoigung::domain {

// The right to run a background task, held by one process at a time; it expires unless renewed.
class LeaseStore {
  public:
    virtual ~LeaseStore() = default;
    // Takes or renews a lease; false while another holder's has not expired.
    [[nodiscard]] virtual bool acquire(std::string_view task, std::string_view holder, base::Timestamp now,
                                       std::chrono::milliseconds lasts) = 0;
    virtual void release(std::string_view task, std::string_view holder) = 0;
};

}  // namespace hoigung::domain
