#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "domain/search/job_search.hpp"
#include "search/dictionary.hpp"
#include "search/segment_builder.hpp"
#include "search/text_query.hpp"

namespace hoigung::search {

// The postings of one part of the text in one segment, a list for each of its terms.
struct ClausePostings {
    std::vector<std::span<const PostingBlock>> any;
    std::uint32_t weight = 1;
    std::size_t docs = 0;
};

// The choices made in one filter.
struct Choice {
    FacetGroup group = FacetGroup::district;
    std::vector<const Word*> any;
};

// A query resolved for one segment.
struct SegmentQuery {
    const Segment* segment = nullptr;
    // The sets that a document must be in.
    std::vector<const Word*> all;
    std::vector<NumberBound> bounds;
    std::vector<Choice> choices;
    // The only documents that may match, in order.
    std::optional<std::span<const std::uint32_t>> only;
    std::vector<std::uint32_t> excluded;
    std::vector<ClausePostings> clauses;
    // Documents with these terms must not match.
    std::vector<std::span<const PostingBlock>> unwanted;
    std::vector<std::span<const PostingBlock>> neighbours;
    // Sets made for this query.
    std::vector<std::vector<Word>> own;
    // The storage behind `only` when it was made for this query.
    std::vector<std::uint32_t> listed;
};

// Scratch memory for one block, kept per thread.
struct BlockScratch {
    std::array<Word, kBlockWords> match;
    std::array<Word, kBlockWords> other;
    // When facets are counted: the result of all filters but the choices, and of each group's choices.
    std::array<Word, kBlockWords> rest;
    std::array<std::array<Word, kBlockWords>, kFacetGroups> chosen;
    std::array<std::uint16_t, kBlockDocs> docs;
    std::array<std::uint16_t, kBlockDocs> scores;
    std::array<Impact, kBlockDocs> best;

    [[nodiscard]] static BlockScratch& of_thread();
};

[[nodiscard]] SegmentQuery lay_out(const domain::JobQuery& query, const TextQuery& text,
                                   const LiveSegment& part, const Dictionary& dictionary);

// Puts the matching documents of a block into room.match; returns false when there are obviously none.
[[nodiscard]] bool match_block(const SegmentQuery& query, std::size_t block, BlockScratch& room);
// Like match_block(), but also fills room.rest and room.chosen.
[[nodiscard]] bool match_block_apart(const SegmentQuery& query, std::size_t block, BlockScratch& room);

[[nodiscard]] const PostingBlock* find_block(std::span<const PostingBlock> blocks, std::size_t block);

}  // namespace hoigung::search
