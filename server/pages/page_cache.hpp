#pragma once

#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/time.hpp"
#include "http/response.hpp"

namespace hoigung::pages {

// A page as it was rendered: the same for everybody who asks.
struct RenderedPage {
    int status = 200;
    // Where the page has moved to; empty when it has not.
    std::string location;
    std::shared_ptr<const http::SharedBody> html;
    std::string etag;
};

// Rendered pages by address. One made from an older catalogue, or long ago, is as good as absent: a page
// says how old its jobs are.
class PageCache {
  public:
    PageCache(std::size_t most_bytes, const base::Clock& clock) : most_bytes_(most_bytes), clock_(clock) {}

    [[nodiscard]] std::shared_ptr<const RenderedPage> find(const std::string& address, std::int64_t version);
    void put(const std::string& address, std::int64_t version, std::shared_ptr<const RenderedPage> page);

  private:
    struct Entry {
        std::string address;
        std::int64_t version = 0;
        base::Timestamp made_at;
        std::size_t bytes = 0;
        std::shared_ptr<const RenderedPage> page;
    };
    using Entries = std::list<Entry>;

    void erase(Entries::iterator entry);

    const std::size_t most_bytes_;
    const base::Clock& clock_;
    std::mutex mutex_;
    // The last used first.
    Entries entries_;
    std::unordered_map<std::string_view, Entries::iterator> by_address_;
    std::size_t bytes_ = 0;
};

}  // namespace hoigung::pages
