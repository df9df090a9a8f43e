#include "search/numbers.hpp"

#include <algorithm>

namespace hoigung::search {
namespace {

constexpr std::size_t kMostKept = 16;

}  // namespace

NumberIndex::NumberIndex(Side wanted, std::span<const std::optional<double>> numbers,
                         std::span<const double> usual)
    : side(wanted) {
    for (const auto& number : numbers) {
        if (number) values.push_back(*number);
    }
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    values.shrink_to_fit();
    ranks.reserve(numbers.size());
    for (const auto& number : numbers) {
        const auto place = number ? std::ranges::lower_bound(values, *number) - values.begin() + 1 : 0;
        ranks.push_back(static_cast<std::uint32_t>(place));
    }
    choose_kept(usual);
    const std::size_t words = words_for(ranks.size());
    sets.resize(words * kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i) collect(kept[i], sets.data() + i * words);
}

void NumberIndex::choose_kept(std::span<const double> usual) {
    if (values.size() <= kMostKept) {
        for (std::uint32_t rank = 1; rank <= values.size(); ++rank) kept.push_back(rank);
        return;
    }
    for (const double bound : usual) kept.push_back(rank_of(bound));
    std::ranges::sort(kept);
    kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
}

std::uint32_t NumberIndex::rank_of(double bound) const {
    const auto place = side == Side::at_least ? std::ranges::lower_bound(values, bound) - values.begin() + 1
                                              : std::ranges::upper_bound(values, bound) - values.begin();
    return static_cast<std::uint32_t>(place);
}

std::optional<double> NumberIndex::number(std::size_t doc) const {
    if (ranks[doc] == 0) return std::nullopt;
    return values[ranks[doc] - 1];
}

void NumberIndex::collect(std::uint32_t rank, Word* out) const {
    // Rank 0 is 'none': at most wants 1 to rank, so the subtraction takes 0 beyond every rank.
    const std::uint32_t from = side == Side::at_least ? rank : 1;
    const std::uint32_t width =
        side == Side::at_least ? static_cast<std::uint32_t>(values.size()) - rank : rank - 1;
    const bool nothing = side == Side::at_least ? rank > values.size() : rank == 0;
    std::fill_n(out, words_for(ranks.size()), 0);
    if (nothing) return;
    for (std::size_t doc = 0; doc < ranks.size(); ++doc) {
        const Word passes = ranks[doc] - from <= width ? 1 : 0;
        out[doc / kWordBits] |= passes << (doc % kWordBits);
    }
}

const Word* NumberIndex::select(double bound, std::vector<Word>& scratch) const {
    const std::uint32_t rank = rank_of(bound);
    const std::size_t words = words_for(ranks.size());
    const auto found = std::ranges::lower_bound(kept, rank);
    if (found != kept.end() && *found == rank)
        return sets.data() + static_cast<std::size_t>(found - kept.begin()) * words;
    scratch.resize(words);
    collect(rank, scratch.data());
    return scratch.data();
}

}  // namespace hoigung::search
