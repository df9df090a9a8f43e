#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/reference/reference_lists.hpp"
#include "domain/search/reading.hpp"
#include "search/meaning/phrase_table.hpp"
#include "search/meaning/quantities.hpp"
#include "search/synonyms.hpp"
#include "search/text_query.hpp"

namespace hoigung::search::meaning {

// Facts have the same weight in every job.
inline constexpr std::uint32_t kFactWeight = 1;

// A part of a text and what it requires of a job.
struct Part {
    domain::PartKind kind = domain::PartKind::words;
    std::string text;
    domain::LocalizedText name;
    std::vector<Clause> clauses;
    // The weaker requirement that replaces the part when it is left out.
    std::vector<Clause> nearest;
    std::vector<Term> excluded;
    Bounds bounds;
    // The job types of the trade, whose jobs rank first.
    std::vector<Term> types;
    // Codes of the districts that the place is or lies in.
    std::vector<std::string_view> districts;
};

// The meaning of a text, part by part.
class Reading {
  public:
    // For each part, whether it is left out.
    using LeftOut = std::vector<bool>;

    std::vector<Part> parts;
    // Terms for adjacent parts of the text, as in TextQuery.
    std::vector<Term> neighbours;

    // The query for the index. A job may match any of several places, and any of several kinds of employment.
    [[nodiscard]] TextQuery query(const LeftOut& left_out = {}) const;
    // The parts, for display.
    [[nodiscard]] std::vector<domain::ReadPart> told(const LeftOut& left_out = {}) const;
};

// Splits texts into the longest known phrases, in both languages and scripts.
class Reader {
  public:
    Reader() = default;
    // The lexicon must be made from the same lists and synonyms.
    Reader(const Meanings& meanings, const domain::ReferenceLists& lists,
           std::span<const SynonymGroup> synonyms, const Lexicon& lexicon);

    // Reads the first 120 characters. Parts whose text is among `as_words` are searched for as plain words.
    [[nodiscard]] Reading read(std::string_view text, std::span<const std::string> as_words,
                               const Lexicon& lexicon) const;

  private:
    friend class TextReader;

    // A line of the meanings, resolved to terms.
    struct Sense {
        domain::PartKind kind = domain::PartKind::requirement;
        domain::LocalizedText name;
        domain::LocalizedText negated_name;
        std::vector<Clause> clauses;
        std::vector<Clause> negated;
        std::vector<Clause> nearest;
    };
    struct Place {
        domain::LocalizedText name;
        std::vector<std::string> districts;
    };
    struct StationPlace {
        domain::LocalizedText name;
        domain::Coordinates coordinates;
    };

    void add_senses(const Meanings& meanings, std::span<const SynonymGroup> synonyms, const Lexicon& lexicon);
    void add_places(const Meanings& meanings, const domain::ReferenceLists& lists);
    void add_stations(const Meanings& meanings);
    void add_types(const domain::ReferenceLists& lists, const Lexicon& lexicon);
    void add_place(const Place& place, std::span<const std::string> names);

    PhraseTable table_;
    Quantities quantities_;
    PartNames names_;
    std::vector<Sense> senses_;
    std::vector<Place> places_;
    std::vector<StationPlace> stations_;
    // For each meaning of the lexicon, the types that have it in their name.
    boost::unordered_flat_map<Term, std::vector<Term>> types_;
    // Names of places that only count as a place with 站 or a similar word.
    std::vector<std::string> everyday_;
};

}  // namespace hoigung::search::meaning
