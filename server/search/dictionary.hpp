#pragma once

#include <span>

#include "search/facets.hpp"
#include "search/lexicon.hpp"

namespace hoigung::search {

// What an index knows besides its jobs: the words of the trade and the choices of the filters. Made once at
// start; the lists have to outlive it.
struct Dictionary {
    Lexicon lexicon;
    FacetSpace facets;

    Dictionary(const domain::ReferenceLists& lists, std::span<const SynonymGroup> synonyms)
        : lexicon(lists, synonyms), facets(lists) {}
};

}  // namespace hoigung::search
