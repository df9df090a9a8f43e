#include "graphql/document_cache.hpp"

#include <utility>

namespace hoigung::graphql {

std::shared_ptr<const Prepared> DocumentCache::find(std::string_view text) {
    const std::lock_guard lock(mutex_);
    const auto found = by_text_.find(text);
    if (found == by_text_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    return *found->second;
}

void DocumentCache::add(std::shared_ptr<const Prepared> prepared) {
    const auto text = prepared->document().text();
    const std::lock_guard lock(mutex_);
    if (most_ == 0 || by_text_.contains(text)) return;
    if (entries_.size() >= most_) {
        by_text_.erase(entries_.back()->document().text());
        entries_.pop_back();
    }
    entries_.push_front(std::move(prepared));
    by_text_.emplace(text, entries_.begin());
}

std::size_t DocumentCache::size() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

}  // namespace hoigung::graphql
