#pragma once

#include <atomic>
#include <chrono>

namespace hoigung::app {

// Watches whether something that happens several times a second still happens. Thread-safe.
class Heartbeat {
  public:
    void beat() { last_ = now(); }
    [[nodiscard]] bool is_recent() const { return now() - last_ < kLongestPause.count(); }

  private:
    static constexpr std::chrono::milliseconds kLongestPause{1500};

    [[nodiscard]] static std::int64_t now() {
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    }

    std::atomic<std::int64_t> last_ = 0;
};

}  // namespace hoigung::app
