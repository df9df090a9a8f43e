#include "search/numbers.hpp"

#include <random>

#include <gtest/gtest.h>

namespace hoigung::search {
namespace {

// Numbers with some gaps and many repetitions.
std::vector<std::optional<double>> some_numbers(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::optional<double>> numbers(count);
    for (auto& number : numbers) {
        if (random() % 5 != 0) number = 40 + static_cast<double>(random() % 3 == 0 ? 10 : random() % 120) / 2;
    }
    return numbers;
}

// The result of narrowing a set that lacks every third document.
std::vector<Word> narrowed(const NumberIndex& index, double bound) {
    std::vector<Word> match(words_for(index.ranks.size()));
    for (std::size_t doc = 0; doc < index.ranks.size(); ++doc)
        if (doc % 3 != 0) set_bit(match.data(), doc);
    const NumberBound narrowing(index, bound);
    // In two parts, like blocks.
    const std::size_t half = match.size() / 2;
    narrowing.narrow(match.data(), 0, half);
    narrowing.narrow(match.data() + half, half, match.size() - half);
    return match;
}

TEST(NumberBound, LeavesExactlyWhatIsOnTheRightSideOfAnyBound) {
    constexpr double kUsual[] = {50, 55, 60, 70};
    for (const Side side : {Side::at_least, Side::at_most}) {
        for (const std::size_t count : {0U, 1U, 63U, 64U, 65U, 5000U}) {
            const auto numbers = some_numbers(count, static_cast<unsigned>(count));
            const NumberIndex index(side, numbers, kUsual);
            for (double bound = 38; bound < 104; bound += 0.25) {
                const auto left = narrowed(index, bound);
                for (std::size_t doc = 0; doc < count; ++doc) {
                    const bool is_right = numbers[doc] && (side == Side::at_least ? *numbers[doc] >= bound
                                                                                  : *numbers[doc] <= bound);
                    ASSERT_EQ(has_bit(left.data(), doc), doc % 3 != 0 && is_right)
                        << "document " << doc << " of " << count << ", bound " << bound;
                }
            }
        }
    }
}

}  // namespace
}  // namespace hoigung::search
