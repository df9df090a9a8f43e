#include "pages/page_cache.hpp"

#include "pages/page_record.hpp"

namespace hoigung::pages {
namespace {

// A page says how old its jobs are.
constexpr std::chrono::minutes kGoodFor{30};

}  // namespace

PageCache::PageCache(std::size_t memory_bytes, std::unique_ptr<base::RingFile> file, const base::Clock& clock)
    : memory_bytes_(memory_bytes),
      clock_(clock),
      memory_(memory_bytes, kGoodFor, clock),
      file_(std::move(file)) {}

std::shared_ptr<const RenderedPage> PageCache::find(const std::string& address, std::int64_t version) {
    auto page = memory_.find(address, version);
    if (!page && file_) page = find_in_file(address, version);
    return page && is_good(*page) ? page : nullptr;
}

void PageCache::put(const std::string& address, std::int64_t version,
                    const std::shared_ptr<const RenderedPage>& page) {
    put_in_memory(address, version, page);
    // A redirect is small and fast to make again.
    if (file_ && page->html && page->html->is_packed()) file_->put(address, write_record(*page, version));
}

void PageCache::put_in_memory(const std::string& address, std::int64_t version,
                              const std::shared_ptr<const RenderedPage>& page) {
    memory_.put(address, version, page, page->bytes().size() + page->policy.size());
}

std::shared_ptr<const RenderedPage> PageCache::find_in_file(const std::string& address,
                                                            std::int64_t version) {
    const auto record = file_->find(address);
    auto page = record ? read_record(*record, version) : nullptr;
    if (page && is_good(*page)) put_in_memory(address, version, page);
    return page;
}

// A page from the future means that the clock was set back.
bool PageCache::is_good(const RenderedPage& page) const {
    const auto age = clock_.now() - page.made_at;
    return age <= kGoodFor && age >= age.zero();
}

}  // namespace hoigung::pages
