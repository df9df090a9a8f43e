#include "search/spelling.hpp"

#include <algorithm>
#include <iterator>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace hoigung::search {
namespace {

// The same rule, implemented by comparing two words directly.
bool is_one_edit_away(std::string_view word, std::string_view other) {
    if (word.size() < other.size()) std::swap(word, other);
    if (word.size() - other.size() > 1) return false;
    const auto [longer, shorter] = std::ranges::mismatch(word, other);
    const auto i = static_cast<std::size_t>(longer - word.begin());
    if (i == word.size()) return false;
    if (word.size() > other.size()) return word.substr(i + 1) == other.substr(i);
    if (word.substr(i + 1) == other.substr(i + 1)) return true;
    return i + 1 < word.size() && word[i] == other[i + 1] && word[i + 1] == other[i] &&
           word.substr(i + 2) == other.substr(i + 2);
}

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    return words;
}

// Words of a few letters, so that many are similar.
std::vector<std::string> made_words(std::size_t count, std::string_view letters, std::size_t longest) {
    std::mt19937 random(7);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < count; ++i) {
        std::string word(1 + random() % longest, ' ');
        for (char& letter : word) letter = letters[random() % letters.size()];
        words.push_back(std::move(word));
    }
    return sorted(std::move(words));
}

// All words that differ from a word first at some position, with any letter there: the most that the walk
// along it can meet.
std::vector<std::string> words_that_leave(std::string_view word) {
    std::vector<std::string> words;
    for (std::size_t i = 0; i < word.size(); ++i) {
        for (char letter = 'a'; letter <= 'z'; ++letter)
            words.push_back(std::string(word.substr(0, i)) + letter + "zzzzzzzz");
    }
    return sorted(std::move(words));
}

std::size_t lookups_for(std::string_view word, std::span<const std::string> words) {
    std::size_t left = 1'000'000;
    std::set<std::string_view> near;
    EXPECT_TRUE(add_words_near(word, words, left, near));
    return 1'000'000 - left;
}

TEST(Spelling, FindsAllWordsThatAreOneEditAway) {
    const auto words = made_words(8'000, "abcd", 7);
    for (std::size_t i = 0; i < words.size(); i += 97) {
        std::set<std::string_view> expected;
        std::ranges::copy_if(words, std::inserter(expected, expected.end()),
                             [&](const std::string& other) { return is_one_edit_away(words[i], other); });
        std::size_t left = kMostLookups;
        std::set<std::string_view> near;
        ASSERT_TRUE(add_words_near(words[i], words, left, near));
        ASSERT_EQ(near, expected) << words[i];
    }
}

TEST(Spelling, LooksNoMoreOftenForAWordAmongMoreWords) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    const auto some = made_words(10'000, letters, 12);
    const auto many = made_words(60'000, letters, 12);
    std::size_t most_among_some = 0;
    std::size_t most_among_many = 0;
    for (std::size_t i = 0; i < some.size(); i += 501) {
        const std::string word = some[i] + 'q';
        most_among_some = std::max(most_among_some, lookups_for(word, some));
        most_among_many = std::max(most_among_many, lookups_for(word, many));
    }
    EXPECT_LT(most_among_many, 2 * most_among_some);
    EXPECT_LT(most_among_many, kMostLookups / 10);
}

TEST(Spelling, StopsAtItsBoundAndSaysSo) {
    // The longest text as one word, with every other letter occurring at each position.
    const std::string worst(120, 'm');
    const auto words = words_that_leave(worst);
    EXPECT_LE(lookups_for(worst, words), (worst.size() + 1) * (3 * 26 + 1));
    std::size_t left = 1000;
    std::set<std::string_view> near;
    EXPECT_FALSE(add_words_near(worst, words, left, near));
    EXPECT_EQ(left, 0U);
    // Without lookups left, nothing is looked up.
    EXPECT_FALSE(add_words_near("waitr", std::vector<std::string>{"waiter"}, left, near));
    EXPECT_TRUE(near.empty());
}

}  // namespace
}  // namespace hoigung::search
