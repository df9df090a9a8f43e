#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include "graphql/prepared.hpp"

namespace hoigung::graphql {

// An LRU cache of prepared documents by their text. Thread-safe.
class DocumentCache {
  public:
    explicit DocumentCache(std::size_t most) : most_(most) {}

    [[nodiscard]] std::shared_ptr<const Prepared> find(std::string_view text);
    void add(std::shared_ptr<const Prepared> prepared);
    [[nodiscard]] std::size_t size() const;

  private:
    using Entries = std::list<std::shared_ptr<const Prepared>>;

    std::size_t most_;
    mutable std::mutex mutex_;
    // Most recently used first.
    Entries entries_;
    // The keys are views of the documents in the entries.
    std::unordered_map<std::string_view, Entries::iterator> by_text_;
};

}  // namespace hoigung::graphql
