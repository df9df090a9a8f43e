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

// Facts weigh alike in every job that has them.
inline constexpr std::uint32_t kFactWeight = 1;

// A part of a text and what it asks of a job.
struct Part {
    domain::PartKind kind = domain::PartKind::words;
    std::string text;
    domain::LocalizedText name;
    std::vector<Clause> clauses;
    // What is asked instead when the part is left out.
    std::vector<Clause> nearest;
    std::vector<Term> excluded;
    Bounds bounds;
    // The types that the trade is: their jobs come first.
    std::vector<Term> types;
    // Codes of the districts that a place is or lies in.
    std::vector<std::string_view> districts;
};

// A text as it was understood.
class Reading {
  public:
    // Parts are left out by their numbers.
    using LeftOut = std::vector<bool>;

    std::vector<Part> parts;
    // Parts of the text that are adjacent, as in TextQuery.
    std::vector<Term> neighbours;

    // What is asked of the index. Several places mean any of them, as do several kinds of employment.
    [[nodiscard]] TextQuery query(const LeftOut& left_out = {}) const;
    // The parts for telling a person.
    [[nodiscard]] std::vector<domain::ReadPart> told(const LeftOut& left_out = {}) const;
};

// Reads texts by the longest phrases that it knows, in both languages and scripts.
class Reader {
  public:
    Reader() = default;
    // The lexicon has to be made of the same lists and synonyms.
    Reader(const Meanings& meanings, const domain::ReferenceLists& lists,
           std::span<const SynonymGroup> synonyms, const Lexicon& lexicon);

    // Looks at the first 120 characters. Parts that are written as one of `as_words` are not read but looked
    // for as words.
    [[nodiscard]] Reading read(std::string_view text, std::span<const std::string> as_words,
                               const Lexicon& lexicon) const;

  private:
    friend class TextReader;

    // A phrase of the meanings, made ready.
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
    // The types whose names have a meaning of the lexicon.
    boost::unordered_flat_map<Term, std::vector<Term>> types_;
    // Names of places that need 站 or the like to be taken for one.
    std::vector<std::string> everyday_;
};

}  // namespace hoigung::search::meaning
