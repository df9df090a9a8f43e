#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/lru_cache.hpp"
#include "base/ring_file.hpp"
#include "pages/kept_page.hpp"

namespace hoigung::pages {

// The last rendered page of each address: the most recently used ones in memory, and more of them in a file.
class PageCache {
  public:
    // `file` may be null.
    PageCache(std::size_t memory_bytes, std::unique_ptr<base::RingFile> file);

    [[nodiscard]] bool keeps_pages() const { return memory_bytes_ > 0 || file_ != nullptr; }
    [[nodiscard]] std::shared_ptr<const KeptPage> find(const std::string& address);
    void put(const std::string& address, const KeptPage& kept);
    // Records that the cached page of the address is also true for these sources.
    void confirm(const std::string& address, const KeptPage& kept, SourcesVersion true_for);

  private:
    // Facts about a page that became known after it was written to the file.
    struct Confirmation {
        std::uint64_t answers_digest = 0;
        SourcesVersion true_for;
    };

    [[nodiscard]] std::shared_ptr<const KeptPage> find_in_file(const std::string& address);

    const std::size_t memory_bytes_;
    base::LruCache<KeptPage> memory_;
    const std::unique_ptr<base::RingFile> file_;
    base::LruCache<Confirmation> confirmations_;
};

}  // namespace hoigung::pages
