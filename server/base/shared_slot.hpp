#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace hoigung::base {

// Publishes the newest version of an immutable value; readers keep the one they loaded for as long as they
// like. Thread-safe. std::atomic<std::shared_ptr> would do the same, but in Debian 12's libstdc++ a load may
// release its internal lock before its reads are sure to be done.
template <class Value>
class SharedSlot {
  public:
    explicit SharedSlot(std::shared_ptr<const Value> first) : value_(std::move(first)) {}

    [[nodiscard]] std::shared_ptr<const Value> load() const {
        const std::lock_guard lock(mutex_);
        return value_;
    }
    void store(std::shared_ptr<const Value> next) {
        {
            const std::lock_guard lock(mutex_);
            value_.swap(next);
        }
        // The previous value is freed here, outside the lock: it may be large.
    }

  private:
    mutable std::mutex mutex_;
    std::shared_ptr<const Value> value_;
};

}  // namespace hoigung::base
