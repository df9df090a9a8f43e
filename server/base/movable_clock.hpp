#pragma once

#include <atomic>
#include <cstdint>

#include "base/time.hpp"

namespace hoigung::base {

// The system's clock plus an offset that can be changed: for development.
class MovableClock final : public Clock {
  public:
    [[nodiscard]] Timestamp now() const override {
        return SystemClock{}.now() + std::chrono::milliseconds{ahead_.load()};
    }
    void set(Timestamp now) { ahead_ = (now - SystemClock{}.now()).count(); }

  private:
    std::atomic<std::int64_t> ahead_ = 0;
};

}  // namespace hoigung::base
