#include "relevance.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "feeds/reference_json.hpp"
#include "search/index.hpp"

namespace hoigung::relevance {
namespace {

// The judged searches over the demonstration catalogue.
class Relevance : public ::testing::Test {
  protected:
    [[nodiscard]] Figures measured(bool held_out) {
        const Figures figures =
            measure(catalogue_, half_of(queries_, held_out), [&](const std::string& text) {
                domain::JobQuery query;
                query.term = text;
                return index_.search(query, domain::JobSearchOptions{domain::Page{0, 10}, false}).jobs;
            });
        for (std::size_t i = 0; i < 12; ++i)
            RecordProperty("worst " + figures.worst[i].first, std::to_string(figures.worst[i].second));
        return figures;
    }

    const domain::ReferenceLists lists_{feeds::read_reference_lists(reference_files())};
    const std::shared_ptr<const search::Dictionary> dictionary_ = std::make_shared<const search::Dictionary>(
        lists_, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")),
        search::meaning::read_meanings(reference_files()));
    const domain::Catalogue catalogue_ = demo_catalogue(lists_);
    const search::Index index_{catalogue_, dictionary_};
    const std::vector<JudgedQuery> queries_ =
        read_queries(base::text_of(reference_files(), "data/judged_searches.json"));
};

TEST_F(Relevance, OfWhatPeopleTypeDoesNotFall) {
    const Figures figures = measured(false);
    // What it is now, less a little for changes of the demonstration catalogue.
    EXPECT_GE(figures.ndcg, 0.97);
    EXPECT_GE(figures.queries, 200U);
}

TEST_F(Relevance, OfTextsThatNothingWasTunedToIsAsHigh) {
    RecordProperty("rows", "14.06");
    EXPECT_GE(measured(true).ndcg, 0.95);
}

TEST_F(Relevance, IsJudgedByFourHundredTextsHalfOfThemHeldOut) {
    RecordProperty("rows", "14.06");
    EXPECT_GE(queries_.size(), 400U);
    EXPECT_GE(half_of(queries_, true).size() * 2, queries_.size());
}

}  // namespace
}  // namespace hoigung::relevance
