#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/bits.hpp"

namespace hoigung::search {

// Which side of a bound a filter asks for.
enum class Side : std::uint8_t { at_least, at_most };

// Consecutive ranks; 0 is never among them.
struct RankRange {
    std::uint32_t from = 1;
    std::uint32_t count = 0;

    [[nodiscard]] bool contains(std::uint32_t rank) const { return rank - from < count; }
};

// One number of every document, and the sets of documents for some bounds.
struct NumberIndex {
    Side side = Side::at_least;
    // Every number that occurs, in order.
    std::vector<double> values;
    // Per document: 0 without a number, else the position of its number in `values`, from 1.
    std::vector<std::uint32_t> ranks;
    // Ranks whose set of documents on the right side is stored in `sets`, one after another: those of the
    // usual bounds, and others, so that few documents lie between two stored sets.
    std::vector<std::uint32_t> kept;
    std::vector<Word> sets;

    NumberIndex() = default;
    // `usual` are the bounds that the user interface offers.
    NumberIndex(Side side, std::span<const std::optional<double>> numbers, std::span<const double> usual);

    [[nodiscard]] std::optional<double> number(std::size_t doc) const;

    static void describe(auto& self, auto& visit) {
        visit(self.side);
        visit(self.values);
        visit(self.ranks);
        visit(self.kept);
        visit(self.sets);
    }

  private:
    friend class NumberBound;

    // The last rank within the bound (at most), or the first one (at least).
    [[nodiscard]] std::uint32_t rank_of(double bound) const;
    void choose_kept(std::span<const double> usual);
    [[nodiscard]] RankRange right_side_of(std::uint32_t rank) const;
    void collect(std::uint32_t rank, Word* out) const;
};

// The documents on the right side of a bound. Only those between two stored sets are checked one by one.
class NumberBound {
  public:
    NumberBound(const NumberIndex& index, double bound);

    // Removes the documents on the wrong side from a part of a set, which begins at `first_word` of the whole
    // set.
    void narrow(Word* match, std::size_t first_word, std::size_t words) const;

  private:
    const NumberIndex* index_;
    RankRange right_;
    // The largest stored set inside the right side and the smallest one around it; null if no such set is
    // stored.
    const Word* inside_ = nullptr;
    const Word* around_ = nullptr;
};

}  // namespace hoigung::search
