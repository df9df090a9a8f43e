#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hoigung::search {

// The gap before a token.
enum class Gap : std::uint8_t { none, space, stop };

// One ideograph, or one word of letters and digits.
struct Token {
    // Equal for equal ideographs and for words with the same stem.
    std::uint64_t key = 0;
    Gap gap = Gap::stop;
    bool ideograph = false;
    // The position of the word in Tokens::folded; empty for an ideograph.
    std::uint32_t begin = 0;
    std::uint32_t size = 0;
    // Its position in Tokens::source.
    std::uint32_t source_begin = 0;
    std::uint32_t source_end = 0;
};

struct Tokens {
    // The whole text after base::fold.
    std::string source;
    // The words after folding, before stemming.
    std::string folded;
    std::vector<Token> list;

    [[nodiscard]] std::string_view word(const Token& token) const {
        return std::string_view(folded).substr(token.begin, token.size);
    }
    void clear() {
        source.clear();
        folded.clear();
        list.clear();
    }
};

// Folds width, case, script and accents, stems English words, and makes each ideograph a token. Used for both
// the index and queries.
void tokenize(std::string_view text, Tokens& out);
[[nodiscard]] Tokens tokenize(std::string_view text);

// A text for comparing prefixes: folded as by tokenize(), with a single space between words.
[[nodiscard]] std::string fold_text(std::string_view text);
// Where words begin in a text from fold_text(): after a space, and at every ideograph.
[[nodiscard]] std::vector<std::uint16_t> word_starts(std::string_view folded);

// Whether the second token follows the first within a phrase: ideographs without any gap, words with a space
// or a hyphen between them.
[[nodiscard]] inline bool follows(const Token& first, const Token& second) {
    if (first.ideograph && second.ideograph) return second.gap == Gap::none;
    return second.gap != Gap::stop;
}

// Scrambles a number so that every bit affects every bit of the result.
[[nodiscard]] constexpr std::uint64_t scramble(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

}  // namespace hoigung::search
