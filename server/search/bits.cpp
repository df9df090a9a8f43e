#include "search/bits.hpp"

#include <algorithm>

#if defined(__aarch64__)
#include <arm_neon.h>
#endif

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

#if defined(__aarch64__)
namespace {

// Counts two words at a time; the compiler would do one. `load` returns the pair at a position.
template <class Load>
std::size_t count_pairs(std::size_t words, Load load) {
    // A lane of a byte holds 31 counts of up to 8.
    constexpr std::size_t kRun = 31;
    uint64x2_t total = vdupq_n_u64(0);
    std::size_t i = 0;
    while (i + 8 <= words) {
        uint8x16_t sums[4] = {vdupq_n_u8(0), vdupq_n_u8(0), vdupq_n_u8(0), vdupq_n_u8(0)};
        for (std::size_t run = 0; run < kRun && i + 8 <= words; ++run, i += 8) {
            for (std::size_t lane = 0; lane < 4; ++lane)
                sums[lane] = vaddq_u8(sums[lane], vcntq_u8(vreinterpretq_u8_u64(load(i + 2 * lane))));
        }
        for (const uint8x16_t sum : sums) total = vpadalq_u32(total, vpaddlq_u16(vpaddlq_u8(sum)));
    }
    return vaddvq_u64(total);
}

}  // namespace

std::size_t count_bits(const Word* words, std::size_t count) {
    std::size_t total = count_pairs(count, [words](std::size_t i) { return vld1q_u64(words + i); });
    for (std::size_t i = count / 8 * 8; i < count; ++i)
        total += static_cast<std::size_t>(std::popcount(words[i]));
    return total;
}

std::size_t count_common_bits(const Word* __restrict left, const Word* __restrict right, std::size_t words) {
    std::size_t total = count_pairs(
        words, [=](std::size_t i) { return vandq_u64(vld1q_u64(left + i), vld1q_u64(right + i)); });
    for (std::size_t i = words / 8 * 8; i < words; ++i)
        total += static_cast<std::size_t>(std::popcount(left[i] & right[i]));
    return total;
}
#else
std::size_t count_bits(const Word* words, std::size_t count) {
    std::size_t total = 0;
    for (std::size_t i = 0; i < count; ++i) total += static_cast<std::size_t>(std::popcount(words[i]));
    return total;
}

std::size_t count_common_bits(const Word* __restrict left, const Word* __restrict right, std::size_t words) {
    std::size_t total = 0;
    for (std::size_t i = 0; i < words; ++i)
        total += static_cast<std::size_t>(std::popcount(left[i] & right[i]));
    return total;
}
#endif

}  // namespace hoigung::search
