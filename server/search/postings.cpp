#include "search/postings.hpp"

#include <numeric>

namespace hoigung::search {
namespace {

// Sets of more than one in 20 documents are stored as bits.
constexpr std::size_t kDense = 20;
// When more than one in 4 documents are strong, gains are stored for all documents.
constexpr std::size_t kFlat = 4;

std::uint16_t doc_of(std::uint32_t entry) {
    return static_cast<std::uint16_t>(entry >> 8);
}

Impact gain_of(std::uint32_t entry) {
    return static_cast<Impact>(entry & 0xFF);
}

}  // namespace

void PostingsBuilder::add(Term term, std::uint16_t doc, Impact gain) {
    const auto number = static_cast<std::uint32_t>(numbers_.size());
    const std::uint32_t known = numbers_.try_emplace(term, number).first->second;
    entries_.push_back({known, (std::uint32_t{doc} << 8) | gain});
}

void PostingsBuilder::end_block(std::size_t docs_in_block) {
    ends_.assign(numbers_.size() + 1, 0);
    for (const Entry& entry : entries_) ++ends_[entry.term + 1];
    std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
    sorted_.resize(entries_.size());
    // After this, ends_[term] is where the term's entries end.
    for (const Entry& entry : entries_) sorted_[ends_[entry.term]++] = entry.doc_and_gain;
    entries_.clear();
    std::uint32_t begin = 0;
    for (std::uint32_t term = 0; term < numbers_.size(); ++term) {
        const std::uint32_t end = ends_[term];
        if (end > begin) write_block(term, std::span(sorted_).subspan(begin, end - begin), docs_in_block);
        begin = end;
    }
    docs_.forget();
    strong_docs_.forget();
    gains_.forget();
    dense_.forget();
    ++block_;
}

void PostingsBuilder::write_block(std::uint32_t term, std::span<std::uint32_t> entries,
                                  std::size_t docs_in_block) {
    if (!std::ranges::is_sorted(entries)) std::ranges::sort(entries);
    PostingBlock block;
    block.block = block_;
    block.docs = static_cast<std::uint32_t>(entries.size());
    block.strong = static_cast<std::uint32_t>(
        std::ranges::count_if(entries, [](std::uint32_t entry) { return gain_of(entry) > 0; }));
    block.is_dense = block.docs > docs_in_block / kDense && docs_in_block >= kWordBits;
    block.is_flat = block.strong > docs_in_block / kFlat && docs_in_block >= kWordBits;

    docs_of_term_.clear();
    strong_of_term_.clear();
    gains_of_term_.assign(block.is_flat ? docs_in_block : 0, 0);
    for (const std::uint32_t entry : entries) {
        docs_of_term_.push_back(doc_of(entry));
        if (block.is_flat) {
            gains_of_term_[doc_of(entry)] = gain_of(entry);
        } else if (gain_of(entry) > 0) {
            strong_of_term_.push_back(doc_of(entry));
            gains_of_term_.push_back(gain_of(entry));
        }
    }
    if (block.is_dense) {
        bits_of_term_.assign(words_for(docs_in_block), 0);
        for (const std::uint16_t doc : docs_of_term_) set_bit(bits_of_term_.data(), doc);
    }
    block.docs_at = block.is_dense ? dense_.put(bits_of_term_) : docs_.put(docs_of_term_);
    if (!block.is_flat && !block.all_strong()) block.strong_at = strong_docs_.put(strong_of_term_);
    block.gains_at = gains_.put(gains_of_term_);
    out_.blocks.push_back(block);
    block_terms_.push_back(term);
}

Postings PostingsBuilder::finish() {
    std::vector<std::pair<Term, std::uint32_t>> order(numbers_.begin(), numbers_.end());
    std::ranges::sort(order);
    std::vector<std::uint32_t> place(order.size());
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        out_.terms.push_back(order[i].first);
        place[order[i].second] = i;
    }
    out_.begins.assign(order.size() + 1, 0);
    for (const std::uint32_t term : block_terms_) ++out_.begins[place[term] + 1];
    std::partial_sum(out_.begins.begin(), out_.begins.end(), out_.begins.begin());
    std::vector<PostingBlock> blocks(out_.blocks.size());
    std::vector<std::uint32_t> next(out_.begins.begin(), out_.begins.end() - 1);
    for (std::size_t i = 0; i < out_.blocks.size(); ++i)
        blocks[next[place[block_terms_[i]]]++] = out_.blocks[i];
    out_.blocks = std::move(blocks);
    out_.docs.shrink_to_fit();
    out_.strong_docs.shrink_to_fit();
    out_.gains.shrink_to_fit();
    out_.dense.shrink_to_fit();
    return std::move(out_);
}

}  // namespace hoigung::search
