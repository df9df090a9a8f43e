#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/reference/reference_lists.hpp"
#include "search/synonyms.hpp"
#include "search/terms.hpp"

namespace hoigung::search {

// The subject of a meaning, which decides how much it counts and in which fields it is recognized.
enum class Subject : std::uint8_t {
    // A role, a trade, a benefit, ...
    work,
    // A district or a region.
    place,
    // Working time.
    time,
    // Full-time, part-time, temporary. Not taken from descriptions, which may mention other kinds than the
    // job's own.
    employment,
};

// The meaning that several phrases share: 侍應, 樓面 and 'waiter'.
struct Meaning {
    Term term = 0;
    Subject subject = Subject::work;
};

// A phrase that the lexicon knows.
struct Phrase {
    std::vector<std::uint32_t> meanings;
    // One word of letters, which may also be an everyday word: 'central', 'western'.
    bool is_single_word = false;
    // Says nothing about a job: 'job', 'in', 請人.
    bool is_noise = false;
};

// The words of the trade: reference lists and synonyms as a tree of tokens.
class Lexicon {
  public:
    // The lists must outlive the lexicon.
    Lexicon(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms);

    [[nodiscard]] const domain::ReferenceLists& lists() const { return *lists_; }
    [[nodiscard]] const Meaning& meaning(std::uint32_t number) const { return meanings_[number]; }
    // The words of letters in phrases, for correcting misspellings.
    [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
    // Differs when the lists or synonyms differ: an index made with another lexicon is unusable.
    [[nodiscard]] std::uint64_t fingerprint() const { return fingerprint_; }

    // Calls visit(length, phrase) for every known phrase that begins at a token, shorter ones first.
    template <class Visit>
    void phrases_at(std::span<const Token> tokens, std::size_t at, Visit visit) const {
        if (!may_begin(tokens[at].key)) return;
        std::uint32_t node = 0;
        for (std::size_t i = at; i < tokens.size(); ++i) {
            if (i > at && !follows(tokens[i - 1], tokens[i])) return;
            const auto next = edges_.find(edge(node, tokens[i].key));
            if (next == edges_.end()) return;
            node = next->second;
            if (const std::int32_t phrase = phrase_of_node_[node]; phrase >= 0)
                visit(i - at + 1, phrases_[static_cast<std::size_t>(phrase)]);
        }
    }

  private:
    static constexpr std::size_t kFilterBits = 1 << 16;

    [[nodiscard]] static std::uint64_t edge(std::uint32_t node, std::uint64_t token) {
        return scramble(token + node * 0x9E3779B97F4A7C15ULL);
    }
    // A quick filter that avoids the lookup for most tokens.
    [[nodiscard]] bool may_begin(std::uint64_t token) const {
        return ((begins_[(token % kFilterBits) / 64] >> (token % 64)) & 1) != 0;
    }
    // The number of a phrase, which is added if it is new; -1 for a text that cannot be a phrase.
    std::int32_t phrase_number(std::string_view text);
    // Adds a meaning unless an existing one has all of the phrases.
    void add_meaning(std::span<const std::string> texts);
    void add_name(const domain::LocalizedText& name);
    void mark(const domain::LocalizedText& name, Subject subject);
    void add_reference_names();
    void add_noise();

    const domain::ReferenceLists* lists_;
    boost::unordered_flat_map<std::uint64_t, std::uint32_t> edges_;
    std::vector<std::int32_t> phrase_of_node_{-1};
    std::vector<Phrase> phrases_;
    std::vector<Meaning> meanings_;
    std::vector<std::string> words_;
    std::array<std::uint64_t, kFilterBits / 64> begins_{};
    std::uint64_t fingerprint_ = 0;
};

}  // namespace hoigung::search
