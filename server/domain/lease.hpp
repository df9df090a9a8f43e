#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"

namespace hoigung::domain {

// The right to run a background task, held by one process at a time; it expires unless renewed.
struct Lease {
    std::string task;
    std::string holder;
    // Grows whenever the task changes hands; writes under an earlier number are refused.
    std::int64_t number = 0;

    bool operator==(const Lease&) const = default;
};

class LeaseStore {
  public:
    virtual ~LeaseStore() = default;
    // Takes or renews a lease; std::nullopt while another holder's lease has not expired.
    [[nodiscard]] virtual std::optional<Lease> acquire(std::string_view task, std::string_view holder,
                                                       base::Timestamp now,
                                                       std::chrono::milliseconds lasts) = 0;
    virtual void release(std::string_view task, std::string_view holder) = 0;
};

}  // namespace hoigung::domain
