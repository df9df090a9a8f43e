#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace hoigung::search {

// How often one text may look into a list of words to be put right, however many words the jobs have.
inline constexpr std::size_t kMostLookups = 10'000;
// A word with more words near it could be any of them.
inline constexpr std::size_t kMostCandidates = 24;

// Adds the words of a sorted list that are one edit away from a word: one letter more, less or other, or two
// neighbours swapped. How often it looks into the list depends on the word and not on the size of the list.
// False, with an unknown part of them, when it has looked as often as was left.
[[nodiscard]] bool add_words_near(std::string_view word, std::span<const std::string> sorted,
                                  std::size_t& lookups_left, std::set<std::string_view>& near);

}  // namespace hoigung::search
