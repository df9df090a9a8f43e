#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace hoigung::base {

// An immutable map; with() makes a changed copy. The copies share all shards that the change does not touch,
// so a change among a million entries copies a few thousand pointers and some hundred entries.
template <class Key, class Value>
class SharedMap {
  public:
    using Entry = std::pair<Key, Value>;

    // Null when the key is not found.
    [[nodiscard]] const Value* find(const Key& key) const {
        const auto& shard = shards_[shard_of(key)];
        if (!shard) return nullptr;
        const auto found = std::ranges::lower_bound(*shard, key, {}, &Entry::first);
        return found == shard->end() || found->first != key ? nullptr : &found->second;
    }

    [[nodiscard]] std::size_t size() const {
        std::size_t entries = 0;
        for (const auto& shard : shards_) entries += shard ? shard->size() : 0;
        return entries;
    }

    // In no particular order.
    template <class Visit>
    void each(Visit visit) const {
        for (const auto& shard : shards_) {
            if (!shard) continue;
            for (const Entry& entry : *shard) visit(entry.second);
        }
    }

    // A copy with entries added or replaced; the last of several entries with the same key counts.
    [[nodiscard]] SharedMap with(std::vector<Entry> changed) const {
        SharedMap next = *this;
        std::array<Shard, kShards> by_shard;
        for (Entry& entry : changed) by_shard[shard_of(entry.first)].push_back(std::move(entry));
        for (std::size_t i = 0; i < kShards; ++i) {
            if (by_shard[i].empty()) continue;
            next.shards_[i] = std::make_shared<const Shard>(merged(shards_[i].get(), std::move(by_shard[i])));
        }
        return next;
    }

    // A copy without the entries whose value meets the condition.
    template <class Condition>
    [[nodiscard]] SharedMap without(Condition condition) const {
        SharedMap next = *this;
        for (auto& shard : next.shards_) {
            const auto goes = [&](const Entry& entry) { return condition(entry.second); };
            if (!shard || std::ranges::none_of(*shard, goes)) continue;
            Shard kept;
            std::ranges::remove_copy_if(*shard, std::back_inserter(kept), goes);
            shard = std::make_shared<const Shard>(std::move(kept));
        }
        return next;
    }

  private:
    // Sorted by key.
    using Shard = std::vector<Entry>;
    static constexpr std::size_t kShards = 2048;

    [[nodiscard]] static std::size_t shard_of(const Key& key) { return std::hash<Key>{}(key) % kShards; }

    [[nodiscard]] static Shard merged(const Shard* before, Shard changed) {
        std::ranges::stable_sort(changed, {}, &Entry::first);
        Shard out;
        out.reserve((before == nullptr ? 0 : before->size()) + changed.size());
        std::size_t kept = 0;
        for (std::size_t i = 0; i < changed.size(); ++i) {
            if (i + 1 < changed.size() && changed[i + 1].first == changed[i].first) continue;
            while (before != nullptr && kept < before->size() && (*before)[kept].first < changed[i].first)
                out.push_back((*before)[kept++]);
            if (before != nullptr && kept < before->size() && (*before)[kept].first == changed[i].first)
                ++kept;
            out.push_back(std::move(changed[i]));
        }
        while (before != nullptr && kept < before->size()) out.push_back((*before)[kept++]);
        return out;
    }

    std::vector<std::shared_ptr<const Shard>> shards_{kShards};
};

}  // namespace hoigung::base
