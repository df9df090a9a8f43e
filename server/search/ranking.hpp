#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "search/matching.hpp"

namespace hoigung::search {

// A document that was found, with the figure that ranks it: higher is better.
struct Hit {
    std::int64_t merit = 0;
    std::uint32_t doc = 0;
};

// The best documents of a segment. They are offered in order, so that the newer of two equally good ones
// stays.
class BestHits {
  public:
    explicit BestHits(std::size_t limit) : limit_(limit) {}

    // The lowest merit that can still be among the best.
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

// Scores the `matches` documents in room.match and offers them to `best`.
void rank_block(const SegmentQuery& query, std::size_t block, std::size_t matches, BlockScratch& room,
                BestHits& best);

}  // namespace hoigung::search
