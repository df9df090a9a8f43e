#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "domain/catalogue/catalogue.hpp"
#include "search/lexicon.hpp"
#include "search/segment.hpp"

namespace hoigung::search {

// A segment and the set of its live documents; without a set, all are live.
struct LiveSegment {
    std::shared_ptr<const Segment> segment;
    std::shared_ptr<const std::vector<Word>> live;
    std::size_t live_docs = 0;
    // For each name of the segment, the number of live documents that have it.
    std::shared_ptr<const std::vector<std::uint32_t>> title_counts;

    LiveSegment() = default;
    // All documents are live.
    explicit LiveSegment(std::shared_ptr<const Segment> segment);
    // A copy in which these documents are hidden, too.
    [[nodiscard]] LiveSegment without(std::span<const std::uint32_t> docs) const;
    [[nodiscard]] bool is_live(std::size_t doc) const { return !live || has_bit(live->data(), doc); }
};

// Builds a segment from open jobs, which are sorted newest first.
[[nodiscard]] std::shared_ptr<const Segment> build_segment(const domain::Catalogue& catalogue,
                                                           std::span<const domain::Job* const> jobs,
                                                           const Lexicon& lexicon, const FacetSpace& facets);

// Merges the live documents of some segments into one, without analysing texts again.
[[nodiscard]] std::shared_ptr<const Segment> merge_segments(std::span<const LiveSegment> parts,
                                                            const FacetSpace& facets);

}  // namespace hoigung::search
