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

// A part of the text that a job has to match: by any of the terms.
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

    // Takes the stricter of both; a place that is given stays.
    void tighten(const Bounds& other);
    // The same search within the bounds.
    [[nodiscard]] domain::JobQuery narrow(domain::JobQuery query) const;
    [[nodiscard]] bool empty() const { return *this == Bounds{}; }
    bool operator==(const Bounds&) const = default;
};

// A text as the index is asked for it.
struct TextQuery {
    std::vector<Clause> clauses;
    // A job has none of these.
    std::vector<Term> excluded;
    Bounds bounds;
    // Parts of the text that are adjacent and types that it names: a job whose name has them adjacent, or
    // that is of the type, ranks higher.
    std::vector<Term> neighbours;

    [[nodiscard]] bool empty() const { return clauses.empty() && excluded.empty() && bounds.empty(); }
};

// A run of tokens that is one phrase, or a single token that is none.
struct Piece {
    std::size_t begin = 0;
    std::size_t size = 0;
    const Phrase* phrase = nullptr;

    [[nodiscard]] bool is_noise() const { return phrase != nullptr && phrase->is_noise; }
};

inline constexpr std::size_t kLongestText = 120;
// As many as there are districts, of which a text may name any.
inline constexpr std::size_t kMostAlternatives = 40;
inline constexpr std::uint32_t kNeighbourWeight = 2;

// Splits by the longest known phrases, so that 銅鑼灣兼職 is a place and an employment; what is left is
// matched word by word and, in Chinese, by characters side by side. Looks at the first 120 characters.
[[nodiscard]] TextQuery parse_text(std::string_view text, const Lexicon& lexicon);

// The steps of it, for the reader of meaning.
[[nodiscard]] Clause phrase_clause(const Piece& piece, std::span<const Token> tokens, const Lexicon& lexicon);
// What is outside of known phrases: a word, a lone ideograph, or a run of them. Pairs alone would find a long
// run where its pairs stand in different sentences.
void unknown_clauses(std::span<const Token> run, std::vector<Clause>& out);
// Neighbours within the text, other than those inside one phrase, which is found as a whole anyway.
[[nodiscard]] std::vector<Term> neighbours_of(std::span<const Token> tokens, std::span<const Piece> pieces);
// Takes out what is said twice and keeps the greatest score within 16 bits.
void tidy(TextQuery& query);

}  // namespace hoigung::search
