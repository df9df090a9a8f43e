#pragma once

#include <cstdint>

namespace hoigung::search {

enum class CharacterClass : std::uint8_t {
    // Ends a word and a phrase: comma, slash, line feed, ...
    stop,
    // Separates the words of a phrase: space, hyphen, ampersand.
    space,
    // Dropped inside a word: apostrophe.
    joiner,
    // Letters and digits of scripts that write words.
    letter,
    // Ideographs, kana and hangul, which are matched character by character.
    ideograph,
};

struct Character {
    // The folded character: Simplified for Traditional and variants, the plain letter for one with a mark.
    std::uint32_t code = 0;
    CharacterClass kind = CharacterClass::stop;
};

// Classifies a character that base::fold has folded.
[[nodiscard]] Character classify(std::uint32_t code);

}  // namespace hoigung::search
