#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "search/matching.hpp"

namespace hoigung::search {

// A document found, with the figure that orders it: more is better.
struct Hit {
    std::int64_t merit = 0;
    std::uint32_t doc = 0;
};

// The best documents of a segment, offered in order, so that of equally good ones the newer stays.
class BestHits {
  public:
    explicit BestHits(std::size_t limit) : limit_(limit) {}

    // The least merit that can still get in.
    [[nodiscard]] std::int64_t least() const {
        if (heap_.size() < limit_) return 0;
        return heap_.empty() ? std::numeric_limits<std::int64_t>::max() : heap_.front().merit + 1;
    }
    void offer(std::int64_t merit, std::uint32_t doc);
    // Best first.
    [[nodiscard]] std::vector<Hit> sorted() &&;

  private:
    std::size_t limit_;
    // The worst on top.
    std::vector<Hit> heap_;
};

// Scores the documents in room.match, which are `matches` in number, and offers them.
void rank_block(const SegmentQuery& query, std::size_t block, std::size_t matches, BlockScratch& room,
                BestHits& best);

}  // namespace hoigung::search
