#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

// Sets of documents as flat bit sets. Everything works on blocks of 65,536 documents, which stay in the
// L1 cache.
namespace hoigung::search {

using Word = std::uint64_t;
inline constexpr std::size_t kWordBits = 64;
inline constexpr std::size_t kBlockDocs = 1 << 16;
inline constexpr std::size_t kBlockWords = kBlockDocs / kWordBits;

[[nodiscard]] constexpr std::size_t words_for(std::size_t docs) {
    return (docs + kWordBits - 1) / kWordBits;
}
[[nodiscard]] inline bool has_bit(const Word* words, std::size_t doc) {
    return ((words[doc / kWordBits] >> (doc % kWordBits)) & 1) != 0;
}
inline void set_bit(Word* words, std::size_t doc) {
    words[doc / kWordBits] |= Word{1} << (doc % kWordBits);
}
inline void clear_bit(Word* words, std::size_t doc) {
    words[doc / kWordBits] &= ~(Word{1} << (doc % kWordBits));
}
// Sets the first `docs` bits and clears the rest.
void fill_bits(Word* words, std::size_t docs);

void and_bits(Word* __restrict into, const Word* __restrict with, std::size_t words);
void or_bits(Word* __restrict into, const Word* __restrict with, std::size_t words);
// into = left & right
void and_bits(Word* __restrict into, const Word* __restrict left, const Word* __restrict right,
              std::size_t words);
[[nodiscard]] std::size_t count_bits(const Word* words, std::size_t count);
[[nodiscard]] std::size_t count_common_bits(const Word* __restrict left, const Word* __restrict right,
                                            std::size_t words);

// Calls visit(doc) for every set bit in order, until it returns false.
template <class Visit>
bool each_bit_while(const Word* words, std::size_t count, Visit visit) {
    for (std::size_t i = 0; i < count; ++i) {
        for (Word word = words[i]; word != 0; word &= word - 1) {
            if (!visit(i * kWordBits + static_cast<std::size_t>(std::countr_zero(word)))) return false;
        }
    }
    return true;
}
template <class Visit>
void each_bit(const Word* words, std::size_t count, Visit visit) {
    for (std::size_t i = 0; i < count; ++i) {
        for (Word word = words[i]; word != 0; word &= word - 1)
            visit(i * kWordBits + static_cast<std::size_t>(std::countr_zero(word)));
    }
}

}  // namespace hoigung::search
