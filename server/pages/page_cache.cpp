#include "pages/page_cache.hpp"

#include "pages/page_record.hpp"

namespace hoigung::pages {
namespace {

// Enough for as many pages as the file holds by default.
constexpr std::size_t kBytesOfConfirmations = std::size_t{4} << 20;

std::size_t weight_of(const KeptPage& kept) {
    const RenderedPage& page = *kept.page;
    return sizeof kept + sizeof page + (page.html ? page.html->kept_bytes() : 0) + page.policy.size() +
           page.dependencies.bytes();
}

}  // namespace

PageCache::PageCache(std::size_t memory_bytes, std::unique_ptr<base::RingFile> file)
    : memory_bytes_(memory_bytes),
      memory_(memory_bytes, weight_of),
      file_(std::move(file)),
      confirmations_(kBytesOfConfirmations, [](const Confirmation&) { return sizeof(Confirmation); }) {}

std::shared_ptr<const KeptPage> PageCache::find(const std::string& address) {
    auto kept = memory_.find(address);
    return kept || !file_ ? kept : find_in_file(address);
}

void PageCache::put(const std::string& address, const KeptPage& kept) {
    memory_.put(address, std::make_shared<const KeptPage>(kept));
    confirmations_.erase(address);
    // Redirects are not written: they are small and quickly made again.
    const auto& html = kept.page->html;
    if (file_ && html && html->is_packed()) file_->put(address, write_record(kept));
}

void PageCache::confirm(const std::string& address, const KeptPage& kept, SourcesVersion true_for) {
    memory_.put(address, std::make_shared<const KeptPage>(KeptPage{kept.page, true_for, kept.with_gzip}));
    if (file_)
        confirmations_.put(
            address, std::make_shared<const Confirmation>(Confirmation{kept.page->answers_digest, true_for}));
}

std::shared_ptr<const KeptPage> PageCache::find_in_file(const std::string& address) {
    const auto record = file_->find(address);
    if (!record) return nullptr;
    KeptPage kept = read_record(*record);
    const auto confirmation = confirmations_.find(address);
    if (confirmation && confirmation->answers_digest == kept.page->answers_digest)
        kept.true_for = confirmation->true_for;
    auto shared = std::make_shared<const KeptPage>(std::move(kept));
    memory_.put(address, shared);
    return shared;
}

}  // namespace hoigung::pages
