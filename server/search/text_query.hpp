#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/search/job_search.hpp"
#include "search/lexicon.hpp"

namespace hoigung::search {

// A part of the text that a job must match by at least one of its terms.
struct Clause {
    std::vector<Term> any;
    std::uint32_t weight = 1;

    bool operator==(const Clause&) const = default;
};

// The numbers and the place that a text asks for.
struct Bounds {
    std::optional<int> hourly_rate;
    std::optional<int> monthly_rate;
    std::optional<int> days_per_week;
    std::optional<double> hours_per_day;
    std::optional<domain::Coordinates> near;

    // Takes the stricter of each bound; an existing place stays.
    void tighten(const Bounds& other);
    // The query, narrowed to the bounds.
    [[nodiscard]] domain::JobQuery narrow(domain::JobQuery query) const;
    [[nodiscard]] bool empty() const { return *this == Bounds{}; }
    bool operator==(const Bounds&) const = default;
};

// A text in the form in which the index is queried.
struct TextQuery {
    std::vector<Clause> clauses;
    // A job must have none of these.
    std::vector<Term> excluded;
    Bounds bounds;
    // Terms for adjacent parts of the text and for job types that it names: a job ranks higher if the parts
    // are adjacent in its name, or if it is of the type.
    std::vector<Term> neighbours;

    [[nodiscard]] bool empty() const { return clauses.empty() && excluded.empty() && bounds.empty(); }
};

// A run of tokens that form a phrase, or a single token outside of phrases.
struct Piece {
    std::size_t begin = 0;
    std::size_t size = 0;
    const Phrase* phrase = nullptr;

    [[nodiscard]] bool is_noise() const { return phrase != nullptr && phrase->is_noise; }
};

inline constexpr std::size_t kLongestText = 120;
// The number of districts, since a text may name any of them.
inline constexpr std::size_t kMostAlternatives = 40;
inline constexpr std::uint32_t kNeighbourWeight = 2;

// Splits a text into the longest known phrases, so that 銅鑼灣兼職 is a place and an employment. The rest is
// matched word by word and, in Chinese, by adjacent characters. Reads the first 120 characters.
[[nodiscard]] TextQuery parse_text(std::string_view text, const Lexicon& lexicon);

// The steps of parse_text(), for the reader of meaning.
[[nodiscard]] Clause phrase_clause(const Piece& piece, std::span<const Token> tokens, const Lexicon& lexicon);
// Clauses for tokens outside of known phrases: a word, a lone ideograph, or a run of ideographs. Pairs alone
// would match a long run whose pairs stand in different sentences.
void unknown_clauses(std::span<const Token> run, std::vector<Clause>& out);
// The neighbours within the text, except inside one phrase, which is matched as a whole anyway.
[[nodiscard]] std::vector<Term> neighbours_of(std::span<const Token> tokens, std::span<const Piece> pieces);
// Removes duplicates and keeps the greatest score within 16 bits.
void tidy(TextQuery& query);

}  // namespace hoigung::search
