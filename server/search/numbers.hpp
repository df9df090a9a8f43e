#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "search/bits.hpp"

namespace hoigung::search {

// Which side of a bound a filter asks for.
enum class Side : std::uint8_t { at_least, at_most };

// One number of every document, and precomputed sets for common bounds.
struct NumberIndex {
    Side side = Side::at_least;
    // Every number that occurs, in order.
    std::vector<double> values;
    // Per document: 0 for none, else the place of its number in `values`, from 1.
    std::vector<std::uint32_t> ranks;
    // Ranks for which the set of documents on the right side is kept in `sets`, one after another.
    std::vector<std::uint32_t> kept;
    std::vector<Word> sets;

    NumberIndex() = default;
    // `usual` are the bounds that the screens offer.
    NumberIndex(Side side, std::span<const std::optional<double>> numbers, std::span<const double> usual);

    [[nodiscard]] std::optional<double> number(std::size_t doc) const;
    // The documents on the right side of a bound: a kept set, or `scratch` filled with them.
    [[nodiscard]] const Word* select(double bound, std::vector<Word>& scratch) const;

    static void describe(auto& self, auto& visit) {
        visit(self.side);
        visit(self.values);
        visit(self.ranks);
        visit(self.kept);
        visit(self.sets);
    }

  private:
    // The last rank that does (at most) or the first that does (at least).
    [[nodiscard]] std::uint32_t rank_of(double bound) const;
    void choose_kept(std::span<const double> usual);
    void collect(std::uint32_t rank, Word* out) const;
};

}  // namespace hoigung::search
