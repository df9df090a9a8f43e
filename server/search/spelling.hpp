#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace hoigung::search {

// The most lookups in lists of words for correcting one text, however many words the jobs have.
inline constexpr std::size_t kMostLookups = 10'000;
// With more similar words than this, it is not clear which one was meant.
inline constexpr std::size_t kMostCandidates = 24;

// Adds the words of a sorted list that are one edit away from a word: one letter more, less or different, or
// two neighbours swapped. The number of lookups depends on the word and not on the size of the list. Returns
// false, with an incomplete result, when no lookups are left.
[[nodiscard]] bool add_words_near(std::string_view word, std::span<const std::string> sorted,
                                  std::size_t& lookups_left, std::set<std::string_view>& near);

}  // namespace hoigung::search
