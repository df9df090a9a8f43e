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

// Things made from one version of something, by key, in bounded memory; the ones used last stay. What was
// made from another version, or too long ago, is as good as absent. Safe from many threads.
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
        // Younger than now: the clock was set back.
        if (entry->version != version || age > good_for_ || age < age.zero()) {
            erase(entry);
            return nullptr;
        }
        entries_.splice(entries_.begin(), entries_, entry);
        return entry->value;
    }

    // `bytes` is what the value weighs; one that is too large for the cache is not kept.
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
    // The last used first.
    Entries entries_;
    std::unordered_map<std::string_view, typename Entries::iterator> by_key_;
    std::size_t bytes_ = 0;
};

}  // namespace hoigung::base
