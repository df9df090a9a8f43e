#include "search/bits.hpp"

#include <algorithm>

namespace hoigung::search {

void fill_bits(Word* words, std::size_t docs) {
    std::fill_n(words, docs / kWordBits, ~Word{0});
    if (docs % kWordBits != 0) words[docs / kWordBits] = (Word{1} << (docs % kWordBits)) - 1;
}

void and_bits(Word* __restrict into, const Word* __restrict with, std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) into[i] &= with[i];
}

void or_bits(Word* __restrict into, const Word* __restrict with, std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) into[i] |= with[i];
}

void and_bits(Word* __restrict into, const Word* __restrict left, const Word* __restrict right,
              std::size_t words) {
    for (std::size_t i = 0; i < words; ++i) into[i] = left[i] & right[i];
}

std::size_t count_bits(const Word* words, std::size_t count) {
    std::size_t total = 0;
    for (std::size_t i = 0; i < count; ++i) total += static_cast<std::size_t>(__builtin_popcountll(words[i]));
    return total;
}

std::size_t count_common_bits(const Word* __restrict left, const Word* __restrict right, std::size_t words) {
    std::size_t total = 0;
    for (std::size_t i = 0; i < words; ++i)
        total += static_cast<std::size_t>(__builtin_popcountll(left[i] & right[i]));
    return total;
}

}  // namespace hoigung::search
