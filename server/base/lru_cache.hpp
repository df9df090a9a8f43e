#pragma once

#include <cstddef>
#include <functional>
#include <iterator>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace hoigung::base {

// Values by key with bounded memory; the least recently used are evicted first. Thread-safe.
template <class Value>
class LruCache {
  public:
    // `weigh` returns a value's size. Cached values may grow: they are weighed again on every find().
    LruCache(std::size_t most_bytes, std::function<std::size_t(const Value&)> weigh)
        : most_bytes_(most_bytes), weigh_(std::move(weigh)) {}

    [[nodiscard]] std::shared_ptr<const Value> find(std::string_view key) {
        const std::lock_guard lock(mutex_);
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) return nullptr;
        const auto entry = found->second;
        entries_.splice(entries_.begin(), entries_, entry);
        auto value = entry->value;
        const std::size_t bytes = weight_of(entry->key, *value);
        bytes_ += bytes - entry->bytes;
        entry->bytes = bytes;
        make_room(0);
        return value;
    }

    // A value that is too large for the cache is not stored, and the one it would replace is removed.
    void put(std::string key, std::shared_ptr<const Value> value) {
        const std::size_t bytes = weight_of(key, *value);
        const std::lock_guard lock(mutex_);
        erase_locked(key);
        if (bytes > most_bytes_) return;
        make_room(bytes);
        entries_.push_front({std::move(key), bytes, std::move(value)});
        by_key_.emplace(entries_.front().key, entries_.begin());
        bytes_ += bytes;
    }

    void erase(std::string_view key) {
        const std::lock_guard lock(mutex_);
        erase_locked(key);
    }

  private:
    struct Entry {
        std::string key;
        std::size_t bytes = 0;
        std::shared_ptr<const Value> value;
    };
    using Entries = std::list<Entry>;

    [[nodiscard]] std::size_t weight_of(std::string_view key, const Value& value) const {
        return weigh_(value) + key.size() + sizeof(Entry);
    }
    void make_room(std::size_t bytes) {
        while (!entries_.empty() && bytes_ + bytes > most_bytes_) erase_locked(entries_.back().key);
    }
    void erase_locked(std::string_view key) {
        const auto found = by_key_.find(key);
        if (found == by_key_.end()) return;
        const auto entry = found->second;
        bytes_ -= entry->bytes;
        by_key_.erase(found);
        entries_.erase(entry);
    }

    const std::size_t most_bytes_;
    const std::function<std::size_t(const Value&)> weigh_;
    std::mutex mutex_;
    // Most recently used first.
    Entries entries_;
    std::unordered_map<std::string_view, typename Entries::iterator> by_key_;
    std::size_t bytes_ = 0;
};

}  // namespace hoigung::base
