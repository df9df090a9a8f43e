#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/ring_file.hpp"
#include "base/time.hpp"
#include "base/versioned_cache.hpp"
#include "pages/rendered_page.hpp"

namespace hoigung::pages {

// Pages that were rendered from one version of the sources, by address: the most recently used in memory, and
// more of them in a file. A page from another version, or too old, is treated as absent.
class PageCache {
  public:
    // `file` may be null.
    PageCache(std::size_t memory_bytes, std::unique_ptr<base::RingFile> file, const base::Clock& clock);

    [[nodiscard]] bool keeps_pages() const { return memory_bytes_ > 0 || file_ != nullptr; }
    [[nodiscard]] std::shared_ptr<const RenderedPage> find(const std::string& address, std::int64_t version);
    void put(const std::string& address, std::int64_t version,
             const std::shared_ptr<const RenderedPage>& page);

  private:
    void put_in_memory(const std::string& address, std::int64_t version,
                       const std::shared_ptr<const RenderedPage>& page);
    [[nodiscard]] std::shared_ptr<const RenderedPage> find_in_file(const std::string& address,
                                                                   std::int64_t version);
    [[nodiscard]] bool is_good(const RenderedPage& page) const;

    const std::size_t memory_bytes_;
    const base::Clock& clock_;
    base::VersionedCache<RenderedPage> memory_;
    const std::unique_ptr<base::RingFile> file_;
};

}  // namespace hoigung::pages
