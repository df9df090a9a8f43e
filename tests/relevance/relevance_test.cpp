#include "relevance.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "feeds/reference_json.hpp"
#include "search/index.hpp"

namespace hoigung {

[[nodiscard]] std::span<const base::EmbeddedFile> relevance_files();

namespace relevance {
namespace {

TEST(Relevance, OfWhatPeopleTypeDoesNotFall) {
    const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    const auto dictionary = std::make_shared<const search::Dictionary>(
        lists, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")));
    const domain::Catalogue catalogue = demo_catalogue(lists);
    const search::Index index(catalogue, dictionary);
    const auto queries = read_queries(base::text_of(relevance_files(), "tests/relevance/queries.json"));
    EXPECT_GE(queries.size(), 120U);
    const Figures figures = measure(catalogue, queries, [&](const std::string& text) {
        domain::JobQuery query;
        query.term = text;
        return index.search(query, domain::JobSearchOptions{domain::Page{0, 10}, false}).jobs;
    });
    // What it is now, less a little for changes of the demonstration catalogue.
    EXPECT_GE(figures.ndcg, 0.9);
    EXPECT_GE(figures.queries, 120U);
    for (std::size_t i = 0; i < 12; ++i)
        RecordProperty("worst " + figures.worst[i].first, std::to_string(figures.worst[i].second));
}

}  // namespace
}  // namespace relevance
}  // namespace hoigung
