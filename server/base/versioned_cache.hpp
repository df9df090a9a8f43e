#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/time.hpp"

namespace hoigung::base {

// An LRU cache with bounded memory for values made from one version of something. A value made from another
// version, or too long ago, is stale and treated as absent. Thread-safe.
template <class Value>
class VersionedCache {
  public:
    VersionedCache(std::size_t most_bytes, std::chrono::milliseconds good_for, const Clock& clock)
        : most_bytes_(most_bytes), good_for_(good_for), clock_(clock) {}

    [[nodiscard]] std::shared_ptr<const Value> find(std::string_view key, std::int64_t version) {
        const std::lock_guard lock(mutex_);
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) return nullptr;
        const auto entry = found->second;
        const auto age = clock_.now() - entry->made_at;
        // A negative age means that the clock was set back.
        if (entry->version != version || age > good_for_ || age < age.zero()) {
            erase(entry);
            return nullptr;
        }
        entries_.splice(entries_.begin(), entries_, entry);
        return entry->value;
    }

    // `bytes` is the size of the value; one that is too large for the cache is not kept.
    void put(std::string key, std::int64_t version, std::shared_ptr<const Value> value, std::size_t bytes) {
        bytes += key.size() + sizeof(Entry);
        if (bytes > most_bytes_) return;
        const std::lock_guard lock(mutex_);
        if (const auto found = by_key_.find(key); found != by_key_.end()) erase(found->second);
        while (bytes_ + bytes > most_bytes_) erase(std::prev(entries_.end()));
        entries_.push_front({std::move(key), version, clock_.now(), bytes, std::move(value)});
        by_key_.emplace(entries_.front().key, entries_.begin());
        bytes_ += bytes;
    }

  private:
    struct Entry {
        std::string key;
        std::int64_t version = 0;
        Timestamp made_at;
        std::size_t bytes = 0;
        std::shared_ptr<const Value> value;
    };
    using Entries = std::list<Entry>;

    void erase(typename Entries::iterator entry) {
        bytes_ -= entry->bytes;
        by_key_.erase(entry->key);
        entries_.erase(entry);
    }

    const std::size_t most_bytes_;
    const std::chrono::milliseconds good_for_;
    const Clock& clock_;
    std::mutex mutex_;
    // Most recently used first.
    Entries entries_;
    std::unordered_map<std::string_view, typename Entries::iterator> by_key_;
    std::size_t bytes_ = 0;
};

}  // namespace hoigung::base
