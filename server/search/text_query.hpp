#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "search/lexicon.hpp"

namespace hoigung::search {

// A part of the text that a job has to match: by any of the terms.
struct Clause {
    std::vector<Term> any;
    std::uint32_t weight = 1;

    bool operator==(const Clause&) const = default;
};

// A text as the index is asked for it.
struct TextQuery {
    std::vector<Clause> clauses;
    // Parts of the text that are adjacent: a job whose name has them adjacent ranks higher.
    std::vector<Term> neighbours;

    [[nodiscard]] bool empty() const { return clauses.empty(); }
};

inline constexpr std::size_t kLongestText = 120;
inline constexpr std::size_t kMostAlternatives = 8;
inline constexpr std::uint32_t kNeighbourWeight = 2;

// Splits by the longest known phrases, so that 銅鑼灣兼職 is a place and an employment; what is left is
// matched word by word and, in Chinese, by characters side by side. Looks at the first 120 characters.
[[nodiscard]] TextQuery parse_text(std::string_view text, const Lexicon& lexicon);

}  // namespace hoigung::search
