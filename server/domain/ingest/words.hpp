#pragma once

#include <string_view>

namespace hoigung::domain {

[[nodiscard]] inline bool is_letter(char c) {
    return c >= 'a' && c <= 'z';
}

// Whether English words stand in a folded text as whole words.
[[nodiscard]] inline bool has_words(std::string_view text, std::string_view words) {
    const auto stands_alone = [&](std::size_t begin) {
        const std::size_t end = begin + words.size();
        return (begin == 0 || !is_letter(text[begin - 1])) && (end == text.size() || !is_letter(text[end]));
    };
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1)) {
        if (stands_alone(at)) return true;
    }
    return false;
}

}  // namespace hoigung::domain
