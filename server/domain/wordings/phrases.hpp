#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hoigung::domain {

// Phrases that are equivalent for a rule, separated by `|`. `…` stands for a few words between two parts.
// English phrases match whole words, or the beginning of a word when the phrase ends in `*`.
struct PhraseGroup {
    int group = 0;
    std::string_view phrases;
};

// The place of a phrase in a text.
struct PhrasePlace {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// A set of groups, one bit each.
using PhraseGroups = std::uint64_t;

constexpr std::size_t kMostPhraseGroups = 64;

struct FoundPhrases {
    PhraseGroups groups = 0;
    // The first place at which each group was found.
    std::array<PhrasePlace, kMostPhraseGroups> places{};

    void add(int group, PhrasePlace place) {
        const PhraseGroups bit = PhraseGroups{1} << group;
        if ((groups & bit) == 0) places[static_cast<std::size_t>(group)] = place;
        groups |= bit;
    }
    [[nodiscard]] bool has_any(PhraseGroups any) const { return (groups & any) != 0; }
};

// Finds the phrases of all groups in one pass over a text.
class PhraseIndex {
  public:
    explicit PhraseIndex(std::span<const PhraseGroup> groups);

    // The text has to be folded and its variants unified.
    [[nodiscard]] FoundPhrases find_in(std::string_view text) const;

  private:
    struct Phrase {
        int group = 0;
        std::vector<std::string_view> parts;
    };

    // Keyed by the first two characters of their first part, or by its only one.
    std::unordered_map<std::uint64_t, std::vector<Phrase>> phrases_;
    // The characters with which phrases begin, hashed: most places of a text are left at once.
    std::bitset<8192> beginnings_;
};

// Replaces characters that Hong Kong uses interchangeably (帳 and 賬, 俾 and 畀) by one of them, in a folded
// text. The text keeps its length, so that places in it stay valid.
void unify_variants(std::string& folded);

// The length of the first sentence of a text, with its end mark.
[[nodiscard]] std::size_t length_of_sentence(std::string_view text);
// The length of the first clause: up to a comma or the end of the sentence.
[[nodiscard]] std::size_t length_of_clause(std::string_view text);

}  // namespace hoigung::domain
