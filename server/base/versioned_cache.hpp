#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/lru_cache.hpp"
#include "base/time.hpp"

namespace hoigung::base {

// An LRU cache with bounded memory for values that were made from one version of a source. A value from
// another version, or one that is too old, is stale and treated as absent. Thread-safe.
template <class Value>
class VersionedCache {
  public:
    VersionedCache(std::size_t most_bytes, std::chrono::milliseconds good_for, const Clock& clock)
        : entries_(most_bytes, [](const Entry& entry) { return entry.bytes; }),
          good_for_(good_for),
          clock_(clock) {}

    [[nodiscard]] std::shared_ptr<const Value> find(std::string_view key, std::int64_t version) {
        const auto entry = entries_.find(key);
        if (!entry) return nullptr;
        const auto age = clock_.now() - entry->made_at;
        // A negative age means that the clock was set back.
        if (entry->version == version && age <= good_for_ && age >= age.zero()) return entry->value;
        entries_.erase(key);
        return nullptr;
    }

    // `bytes` is the size of the value; a value that is too large for the cache is not stored.
    void put(std::string key, std::int64_t version, std::shared_ptr<const Value> value, std::size_t bytes) {
        entries_.put(std::move(key), std::make_shared<const Entry>(Entry{
                                         version, clock_.now(), bytes + sizeof(Entry), std::move(value)}));
    }

  private:
    struct Entry {
        std::int64_t version = 0;
        Timestamp made_at;
        std::size_t bytes = 0;
        std::shared_ptr<const Value> value;
    };

    LruCache<Entry> entries_;
    const std::chrono::milliseconds good_for_;
    const Clock& clock_;
};

}  // namespace hoigung::base
