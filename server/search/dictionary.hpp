#pragma once

#include <span>

#include "search/facets.hpp"
#include "search/lexicon.hpp"
#include "search/meaning/reader.hpp"

namespace hoigung::search {

// The knowledge of an index besides its jobs: the words of the trade, other meanings of texts, and the
// choices of the filters. Made once at start; the lists must outlive it.
struct Dictionary {
    Lexicon lexicon;
    FacetSpace facets;
    meaning::Reader reader;

    Dictionary(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms,
               const meaning::Meanings& meanings)
        : lexicon(lists, synonyms), facets(lists), reader(meanings, lists, synonyms, lexicon) {}

    // Reads the meaning of a search text.
    [[nodiscard]] meaning::Reading read(std::string_view text,
                                        std::span<const std::string> as_words = {}) const {
        return reader.read(text, as_words, lexicon);
    }
};

}  // namespace hoigung::search
