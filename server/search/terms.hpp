#pragma once

#include <bit>
#include <cstdint>

#include "search/tokens.hpp"

// The keys of the index: a term is the hash of a word, of a character, of two or three adjacent characters,
// of neighbours in a title, or of a meaning that several words share.
namespace hoigung::search {

using Term = std::uint64_t;

[[nodiscard]] constexpr Term single_term(const Token& token) {
    return scramble(token.key + 1);
}
[[nodiscard]] constexpr Term bigram_term(const Token& first, const Token& second) {
    return scramble(first.key ^ std::rotl(second.key, 21) ^ 2);
}
[[nodiscard]] constexpr Term neighbours_term(const Token& first, const Token& second, const Token& third) {
    return scramble(first.key ^ std::rotl(second.key, 21) ^ std::rotl(third.key, 42) ^ 3);
}
[[nodiscard]] constexpr Term neighbours_term(const Token& first, const Token& second) {
    return scramble(first.key ^ std::rotl(second.key, 21) ^ 4);
}
[[nodiscard]] constexpr Term meaning_term(std::uint64_t phrases) {
    return scramble(phrases ^ 5);
}

}  // namespace hoigung::search
