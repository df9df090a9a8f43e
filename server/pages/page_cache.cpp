#include "pages/page_cache.hpp"

namespace hoigung::pages {
namespace {

constexpr std::chrono::minutes kGoodFor{5};

}  // namespace

std::shared_ptr<const RenderedPage> PageCache::find(const std::string& address, std::int64_t version) {
    const std::lock_guard lock(mutex_);
    const auto found = by_address_.find(address);
    if (found == by_address_.end()) return nullptr;
    const auto entry = found->second;
    if (entry->version != version || clock_.now() - entry->made_at > kGoodFor) {
        erase(entry);
        return nullptr;
    }
    entries_.splice(entries_.begin(), entries_, entry);
    return entry->page;
}

void PageCache::put(const std::string& address, std::int64_t version,
                    std::shared_ptr<const RenderedPage> page) {
    // The page, and as much again for its compressed forms and the books.
    const std::size_t bytes = address.size() + (page->html ? 2 * page->html->text().size() : 0) + 256;
    if (bytes > most_bytes_) return;
    const std::lock_guard lock(mutex_);
    if (const auto found = by_address_.find(address); found != by_address_.end()) erase(found->second);
    while (bytes_ + bytes > most_bytes_) erase(std::prev(entries_.end()));
    entries_.push_front({address, version, clock_.now(), bytes, std::move(page)});
    by_address_.emplace(entries_.front().address, entries_.begin());
    bytes_ += bytes;
}

void PageCache::erase(Entries::iterator entry) {
    bytes_ -= entry->bytes;
    by_address_.erase(entry->address);
    entries_.erase(entry);
}

}  // namespace hoigung::pages
