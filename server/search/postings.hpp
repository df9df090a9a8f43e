#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/hash.hpp"
#include "search/bits.hpp"
#include "search/job_text.hpp"
#include "search/terms.hpp"

namespace hoigung::search {

// The documents of one term within one block. Most terms occur only in descriptions, where all have the same
// weight; the gain is stored only for strong documents, in which the term weighs more.
struct PostingBlock {
    // An index into Postings::dense when the set is dense, else into Postings::docs.
    std::uint32_t docs_at = 0;
    std::uint32_t docs = 0;
    // An index into Postings::strong_docs; unused when every document is strong or the gains are flat.
    std::uint32_t strong_at = 0;
    std::uint32_t strong = 0;
    // An index into Postings::gains, which has one gain per strong document or, when they are flat, one per
    // document of the block.
    std::uint32_t gains_at = 0;
    std::uint16_t block = 0;
    bool is_dense = false;
    bool is_flat = false;

    // Sparse, and every document is strong: `docs` also serves as the list of strong ones.
    [[nodiscard]] bool all_strong() const { return !is_dense && !is_flat && strong == docs; }
};

// All terms of a segment.
struct Postings {
    std::vector<Term> terms;
    // The blocks of term i are blocks[begins[i]] to blocks[begins[i + 1]].
    std::vector<std::uint32_t> begins{0};
    std::vector<PostingBlock> blocks;
    std::vector<std::uint16_t> docs;
    std::vector<std::uint16_t> strong_docs;
    std::vector<Impact> gains;
    std::vector<Word> dense;

    [[nodiscard]] std::span<const PostingBlock> find(Term term) const {
        const auto found = std::ranges::lower_bound(terms, term);
        if (found == terms.end() || *found != term) return {};
        return of(static_cast<std::size_t>(found - terms.begin()));
    }
    [[nodiscard]] std::span<const PostingBlock> of(std::size_t term) const {
        return std::span(blocks).subspan(begins[term], begins[term + 1] - begins[term]);
    }
    [[nodiscard]] const std::uint16_t* sparse(const PostingBlock& block) const {
        return docs.data() + block.docs_at;
    }
    [[nodiscard]] const Word* words(const PostingBlock& block) const { return dense.data() + block.docs_at; }
    [[nodiscard]] const std::uint16_t* strong(const PostingBlock& block) const {
        return block.all_strong() ? docs.data() + block.docs_at : strong_docs.data() + block.strong_at;
    }
    [[nodiscard]] const Impact* gain(const PostingBlock& block) const {
        return gains.data() + block.gains_at;
    }

    // Calls visit(doc, gain) for every document of a block, in order.
    template <class Visit>
    void each(const PostingBlock& block, std::size_t words_in_block, Visit visit) const {
        const Impact* gains_of = gain(block);
        const std::uint16_t* strong_of = strong(block);
        std::uint32_t next = 0;
        const auto gain_of = [&](std::size_t doc) -> Impact {
            if (block.is_flat) return gains_of[doc];
            if (next < block.strong && strong_of[next] == doc) return gains_of[next++];
            return 0;
        };
        if (block.is_dense) {
            each_bit(words(block), words_in_block, [&](std::size_t doc) { visit(doc, gain_of(doc)); });
        } else {
            for (std::uint32_t i = 0; i < block.docs; ++i) {
                const std::uint16_t doc = sparse(block)[i];
                visit(doc, gain_of(doc));
            }
        }
    }

    static void describe(auto& self, auto& visit) {
        visit(self.terms);
        visit(self.begins);
        visit(self.blocks);
        visit(self.docs);
        visit(self.strong_docs);
        visit(self.gains);
        visit(self.dense);
    }
};

// Appends lists to a vector, and stores equal lists only once, until `forget`.
template <class T>
class KeptOnce {
  public:
    explicit KeptOnce(std::vector<T>& out) : out_(out) {}

    // Returns the beginning of the list.
    std::uint32_t put(std::span<const T> list) {
        const std::string_view bytes(reinterpret_cast<const char*>(list.data()), list.size_bytes());
        const auto next = static_cast<std::uint32_t>(out_.size());
        const auto [found, is_new] = places_.try_emplace(base::stable_hash(bytes), next);
        const std::uint32_t place = found->second;
        const bool is_same = !is_new && out_.size() - place >= list.size() &&
                             std::equal(list.begin(), list.end(), out_.begin() + place);
        if (is_same) return place;
        out_.insert(out_.end(), list.begin(), list.end());
        return next;
    }
    void forget() { places_.clear(); }

  private:
    std::vector<T>& out_;
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> places_;
};

// Builds postings block by block; within a block, documents may come in any order.
class PostingsBuilder {
  public:
    PostingsBuilder() = default;
    PostingsBuilder(const PostingsBuilder&) = delete;
    PostingsBuilder& operator=(const PostingsBuilder&) = delete;

    void add(Term term, std::uint16_t doc, Impact gain);
    // Ends a block of this many documents and begins the next.
    void end_block(std::size_t docs_in_block);
    [[nodiscard]] Postings finish();

  private:
    struct Entry {
        std::uint32_t term = 0;
        // The document in the high bits and the gain in the low ones, so that entries sort by document.
        std::uint32_t doc_and_gain = 0;
    };
    void write_block(std::uint32_t term, std::span<std::uint32_t> entries, std::size_t docs_in_block);

    boost::unordered_flat_map<Term, std::uint32_t> numbers_;
    std::vector<Entry> entries_;
    std::vector<std::uint32_t> sorted_;
    std::vector<std::uint32_t> ends_;
    std::uint16_t block_ = 0;
    Postings out_;
    // Many terms occur in the same documents: adjacent characters, words of one sentence.
    KeptOnce<std::uint16_t> docs_{out_.docs};
    KeptOnce<std::uint16_t> strong_docs_{out_.strong_docs};
    KeptOnce<Impact> gains_{out_.gains};
    KeptOnce<Word> dense_{out_.dense};
    std::vector<std::uint16_t> docs_of_term_;
    std::vector<std::uint16_t> strong_of_term_;
    std::vector<Impact> gains_of_term_;
    std::vector<Word> bits_of_term_;
    // The number of the term of each block in out_.
    std::vector<std::uint32_t> block_terms_;
};

}  // namespace hoigung::search
