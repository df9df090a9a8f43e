#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "search/meaning/meanings.hpp"
#include "search/tokens.hpp"

namespace hoigung::search::meaning {

// All uses of a phrase. Numbers are indices into the reader's lists, or -1.
struct PhraseUses {
    std::uint32_t roles = 0;
    std::int32_t meaning = -1;
    std::int32_t place = -1;
    std::int32_t station = -1;

    [[nodiscard]] bool has(Role role) const { return ((roles >> static_cast<unsigned>(role)) & 1) != 0; }
};

// Phrases as a tree of tokens.
class PhraseTable {
  public:
    // The uses of a phrase, to be extended; null for a text that cannot be a phrase.
    [[nodiscard]] PhraseUses* at(std::string_view text);

    // Calls visit(length, uses) for every phrase that begins at a token, shorter ones first.
    template <class Visit>
    void each(std::span<const Token> tokens, std::size_t begin, Visit visit) const {
        std::uint32_t node = 0;
        for (std::size_t i = begin; i < tokens.size(); ++i) {
            if (i > begin && !follows(tokens[i - 1], tokens[i])) return;
            const auto next = edges_.find(edge(node, tokens[i].key));
            if (next == edges_.end()) return;
            node = next->second;
            if (ends_[node]) visit(i - begin + 1, uses_[node]);
        }
    }

  private:
    [[nodiscard]] static std::uint64_t edge(std::uint32_t node, std::uint64_t token) {
        return scramble(token + node * 0x9E3779B97F4A7C15ULL);
    }

    boost::unordered_flat_map<std::uint64_t, std::uint32_t> edges_;
    // Indexed by node.
    std::vector<PhraseUses> uses_{{}};
    std::vector<bool> ends_{false};
};

// A text's tokens and the phrases that begin at each of them.
class PhrasesOfText {
  public:
    struct Found {
        std::size_t size = 0;
        const PhraseUses* uses = nullptr;
    };

    PhrasesOfText(const Tokens& tokens, const PhraseTable& table);

    [[nodiscard]] const Tokens& tokens() const { return tokens_; }
    [[nodiscard]] std::size_t size() const { return tokens_.list.size(); }
    [[nodiscard]] const Token& token(std::size_t i) const { return tokens_.list[i]; }
    [[nodiscard]] std::span<const Found> at(std::size_t i) const {
        return std::span(found_).subspan(begins_[i], begins_[i + 1] - begins_[i]);
    }
    // The length of the longest phrase with a role that begins at a token; 0 if absent.
    [[nodiscard]] std::size_t longest(std::size_t i, Role role) const;
    // The text between a token and the previous one, or before the first token.
    [[nodiscard]] std::string_view before(std::size_t i) const;
    // The text of a range of tokens.
    [[nodiscard]] std::string_view written(std::size_t begin, std::size_t end) const;

  private:
    const Tokens& tokens_;
    std::vector<Found> found_;
    std::vector<std::size_t> begins_;
};

}  // namespace hoigung::search::meaning
