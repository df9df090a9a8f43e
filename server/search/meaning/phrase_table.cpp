#include "search/meaning/phrase_table.hpp"

#include <algorithm>

namespace hoigung::search::meaning {

PhraseUses* PhraseTable::at(std::string_view text) {
    const Tokens tokens = tokenize(text);
    if (tokens.list.empty()) return nullptr;
    for (std::size_t i = 1; i < tokens.list.size(); ++i) {
        if (!follows(tokens.list[i - 1], tokens.list[i])) return nullptr;
    }
    std::uint32_t node = 0;
    for (const Token& token : tokens.list) {
        const auto [next, is_new] =
            edges_.try_emplace(edge(node, token.key), static_cast<std::uint32_t>(uses_.size()));
        if (is_new) {
            uses_.emplace_back();
            ends_.push_back(false);
        }
        node = next->second;
    }
    ends_[node] = true;
    return &uses_[node];
}

PhrasesOfText::PhrasesOfText(const Tokens& tokens, const PhraseTable& table) : tokens_(tokens) {
    begins_.reserve(size() + 1);
    for (std::size_t i = 0; i < size(); ++i) {
        begins_.push_back(found_.size());
        table.each(tokens.list, i, [&](std::size_t length, const PhraseUses& uses) {
            found_.push_back({length, &uses});
        });
    }
    begins_.push_back(found_.size());
}

std::size_t PhrasesOfText::longest(std::size_t i, Role role) const {
    if (i >= size()) return 0;
    std::size_t longest = 0;
    for (const Found& found : at(i)) {
        if (found.uses->has(role)) longest = std::max(longest, found.size);
    }
    return longest;
}

std::string_view PhrasesOfText::before(std::size_t i) const {
    const std::size_t from = i == 0 ? 0 : token(i - 1).source_end;
    return std::string_view(tokens_.source).substr(from, token(i).source_begin - from);
}

std::string_view PhrasesOfText::written(std::size_t begin, std::size_t end) const {
    const std::size_t from = token(begin).source_begin;
    return std::string_view(tokens_.source).substr(from, token(end - 1).source_end - from);
}

}  // namespace hoigung::search::meaning
