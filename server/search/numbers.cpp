#include "search/numbers.hpp"

#include <algorithm>
#include <iterator>

namespace hoigung::search {
namespace {

// At most a sixteenth of the documents lies between two stored sets, unless they have the same number.
constexpr std::size_t kSteps = 16;

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
    for (const double bound : usual) kept.push_back(rank_of(bound));
    std::vector<std::uint32_t> sorted;
    std::ranges::copy_if(ranks, std::back_inserter(sorted), [](std::uint32_t rank) { return rank != 0; });
    for (std::size_t step = 0; step < kSteps && !sorted.empty(); ++step) {
        const auto at = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() * step / kSteps);
        std::ranges::nth_element(sorted, at);
        kept.push_back(*at);
    }
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

RankRange NumberIndex::right_side_of(std::uint32_t rank) const {
    if (side == Side::at_most) return {1, rank};
    return {rank, static_cast<std::uint32_t>(values.size()) + 1 - rank};
}

void NumberIndex::collect(std::uint32_t rank, Word* out) const {
    const RankRange right = right_side_of(rank);
    for (std::size_t doc = 0; doc < ranks.size(); ++doc)
        if (right.contains(ranks[doc])) set_bit(out, doc);
}

NumberBound::NumberBound(const NumberIndex& index, double bound) : index_(&index) {
    const std::uint32_t rank = index.rank_of(bound);
    right_ = index.right_side_of(rank);
    const std::size_t words = words_for(index.ranks.size());
    const auto set = [&](auto place) {
        return index.sets.data() + static_cast<std::size_t>(place - index.kept.begin()) * words;
    };
    const auto [first, last] = std::equal_range(index.kept.begin(), index.kept.end(), rank);
    const bool is_kept = first != last;
    const Word* above = last != index.kept.end() ? set(last) : nullptr;
    const Word* below = first != index.kept.begin() ? set(std::prev(first)) : nullptr;
    inside_ = is_kept ? set(first) : index.side == Side::at_least ? above : below;
    around_ = is_kept ? set(first) : index.side == Side::at_least ? below : above;
}

void NumberBound::narrow(Word* match, std::size_t first_word, std::size_t words) const {
    if (around_ != nullptr) and_bits(match, around_ + first_word, words);
    if (inside_ == around_ && inside_ != nullptr) return;
    for (std::size_t i = 0; i < words; ++i) {
        const std::size_t word = first_word + i;
        for (Word open = inside_ != nullptr ? match[i] & ~inside_[word] : match[i]; open != 0;
             open &= open - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(open));
            if (!right_.contains(index_->ranks[word * kWordBits + bit])) match[i] &= ~(Word{1} << bit);
        }
    }
}

}  // namespace hoigung::search
