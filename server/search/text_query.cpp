#include "search/text_query.hpp"

#include <algorithm>
#include <functional>
#include <limits>

#include "base/text.hpp"

namespace hoigung::search {
namespace {

constexpr std::uint32_t kWorkWeight = 4;
constexpr std::uint32_t kPlaceWeight = 3;
constexpr std::uint32_t kTimeWeight = 2;
constexpr std::uint32_t kPairWeight = 2;
constexpr std::uint32_t kTripleWeight = 4;
constexpr std::size_t kMostNeighbours = 16;
constexpr std::size_t kMostWeighed = 40;

// The split that leaves the fewest tokens outside of known phrases, then has the fewest pieces.
std::vector<Piece> split(std::span<const Token> tokens, const Lexicon& lexicon) {
    constexpr std::size_t kUnknown = 100'000;
    constexpr std::size_t kNoise = 300;
    struct Step {
        std::size_t cost = std::numeric_limits<std::size_t>::max();
        Piece piece;
    };
    std::vector<Step> steps(tokens.size() + 1);
    steps[0].cost = 0;
    const auto offer = [&](const Piece& piece, std::size_t cost) {
        Step& end = steps[piece.begin + piece.size];
        const std::size_t whole = steps[piece.begin].cost + cost;
        if (whole < end.cost) end = {whole, piece};
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        offer({i, 1, nullptr}, kUnknown);
        lexicon.phrases_at(tokens, i, [&](std::size_t size, const Phrase& phrase) {
            offer({i, size, &phrase}, phrase.is_noise ? kNoise : 1);
        });
    }
    std::vector<Piece> pieces;
    for (std::size_t end = tokens.size(); end > 0; end = steps[end].piece.begin)
        pieces.push_back(steps[end].piece);
    std::ranges::reverse(pieces);
    return pieces;
}

std::uint32_t weight_of(Subject subject) {
    switch (subject) {
        case Subject::place:
            return kPlaceWeight;
        case Subject::time:
        case Subject::employment:
            return kTimeWeight;
        case Subject::work:
            break;
    }
    return kWorkWeight;
}

}  // namespace

Clause phrase_clause(const Piece& piece, std::span<const Token> tokens, const Lexicon& lexicon) {
    Clause clause;
    for (const std::uint32_t number : piece.phrase->meanings) {
        const Meaning& meaning = lexicon.meaning(number);
        clause.any.push_back(meaning.term);
        clause.weight = std::max(clause.weight, weight_of(meaning.subject));
        if (meaning.subject == Subject::place && piece.phrase->is_single_word)
            clause.any.push_back(single_term(tokens[piece.begin]));
    }
    std::ranges::sort(clause.any);
    clause.any.erase(std::unique(clause.any.begin(), clause.any.end()), clause.any.end());
    if (clause.any.size() > kMostAlternatives) clause.any.resize(kMostAlternatives);
    return clause;
}

void unknown_clauses(std::span<const Token> run, std::vector<Clause>& out) {
    if (run.size() == 1) {
        out.push_back({{single_term(run.front())}, kWorkWeight});
        return;
    }
    if (run.size() == 2) {
        out.push_back({{bigram_term(run.front(), run.back())}, kPairWeight});
        return;
    }
    for (std::size_t i = 2; i < run.size(); ++i)
        out.push_back({{neighbours_term(run[i - 2], run[i - 1], run[i])}, kTripleWeight});
}

namespace {

std::vector<Clause> clauses_of(std::span<const Token> tokens, std::span<const Piece> pieces,
                               const Lexicon& lexicon, bool with_noise) {
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < pieces.size();) {
        const Piece& piece = pieces[i];
        const bool is_known = piece.phrase != nullptr && !piece.is_noise();
        if (is_known || (piece.is_noise() && !with_noise)) {
            if (is_known) clauses.push_back(phrase_clause(piece, tokens, lexicon));
            ++i;
            continue;
        }
        const std::size_t begin = piece.begin;
        std::size_t end = begin + piece.size;
        ++i;
        const auto joins = [&](const Piece& next) {
            return (next.phrase == nullptr || (next.is_noise() && with_noise)) && tokens[end - 1].ideograph &&
                   tokens[end].ideograph && tokens[end].gap == Gap::none;
        };
        while (i < pieces.size() && joins(pieces[i])) end += pieces[i++].size;
        unknown_clauses(tokens.subspan(begin, end - begin), clauses);
    }
    return clauses;
}

}  // namespace

std::vector<Term> neighbours_of(std::span<const Token> tokens, std::span<const Piece> pieces) {
    std::vector<std::size_t> piece_at(tokens.size());
    for (std::size_t i = 0; i < pieces.size(); ++i)
        std::fill_n(piece_at.begin() + static_cast<std::ptrdiff_t>(pieces[i].begin), pieces[i].size, i);
    std::vector<Term> out;
    for (std::size_t i = 1; i < tokens.size() && out.size() < kMostNeighbours; ++i) {
        if (!follows(tokens[i - 1], tokens[i])) continue;
        if (!(tokens[i - 1].ideograph && tokens[i].ideograph)) {
            if (piece_at[i - 1] != piece_at[i]) out.push_back(neighbours_term(tokens[i - 1], tokens[i]));
        } else if (i >= 2 && tokens[i - 2].ideograph && follows(tokens[i - 2], tokens[i - 1])) {
            if (piece_at[i - 2] != piece_at[i])
                out.push_back(neighbours_term(tokens[i - 2], tokens[i - 1], tokens[i]));
        }
    }
    return out;
}

void Bounds::tighten(const Bounds& other) {
    const auto take = [](auto& bound, const auto& offered, auto is_stricter) {
        if (offered && (!bound || is_stricter(*offered, *bound))) bound = offered;
    };
    take(hourly_rate, other.hourly_rate, std::greater{});
    take(monthly_rate, other.monthly_rate, std::greater{});
    take(days_per_week, other.days_per_week, std::less{});
    take(hours_per_day, other.hours_per_day, std::less{});
    if (!near) near = other.near;
}

domain::JobQuery Bounds::narrow(domain::JobQuery query) const {
    Bounds both{query.hourly_rate, query.monthly_rate, query.from_working_days_per_week,
                query.from_working_hours_per_day, query.has_place() ? query.near : std::nullopt};
    both.tighten(*this);
    query.hourly_rate = both.hourly_rate;
    query.monthly_rate = both.monthly_rate;
    query.from_working_days_per_week = both.days_per_week;
    query.from_working_hours_per_day = both.hours_per_day;
    query.near = both.near;
    return query;
}

void tidy(TextQuery& query) {
    // A repeated word counts once.
    std::vector<Clause> distinct;
    for (Clause& clause : query.clauses) {
        if (std::ranges::find(distinct, clause) == distinct.end()) distinct.push_back(std::move(clause));
    }
    query.clauses = std::move(distinct);
    // Keeps the greatest score within 16 bits.
    if (query.clauses.size() > kMostWeighed) {
        for (Clause& clause : query.clauses) clause.weight = 1;
    }
    std::ranges::sort(query.neighbours);
    query.neighbours.erase(std::unique(query.neighbours.begin(), query.neighbours.end()),
                           query.neighbours.end());
}

TextQuery parse_text(std::string_view text, const Lexicon& lexicon) {
    const Tokens tokens = tokenize(base::first_characters(text, kLongestText));
    const std::vector<Piece> pieces = split(tokens.list, lexicon);
    TextQuery query;
    query.clauses = clauses_of(tokens.list, pieces, lexicon, false);
    if (query.clauses.empty()) query.clauses = clauses_of(tokens.list, pieces, lexicon, true);
    query.neighbours = neighbours_of(tokens.list, pieces);
    tidy(query);
    return query;
}

}  // namespace hoigung::search
