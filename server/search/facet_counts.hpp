#pragma once

#include <cstdint>
#include <vector>

#include "search/matching.hpp"

namespace hoigung::search {

// Adds the documents of one block to the counts; each group is counted without the filter's own choice in it.
// The block must have been matched with match_block_apart().
void count_facets(const SegmentQuery& query, std::size_t block, const FacetSpace& facets, BlockScratch& room,
                  std::vector<std::int64_t>& counts);

}  // namespace hoigung::search
