#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace hoigung::base {

// Holds the newest of something that never changes; readers take it along and keep it as long as they like.
// Safe from many threads. The standard library's atomic shared pointer would do the same, but in the version
// that Debian 12 has, a load lets go of its lock before its reads are sure to be done.
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
        // What was there before goes here, outside the lock: it may be large.
    }

  private:
    mutable std::mutex mutex_;
    std::shared_ptr<const Value> value_;
};

}  // namespace hoigung::base
