#include "relevance.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "feeds/reference_json.hpp"
#include "search/index.hpp"

namespace hoigung::relevance {
namespace {

// The set itself.
class JudgedSearches : public ::testing::Test {
  protected:
    const domain::ReferenceLists lists_{feeds::read_reference_lists(reference_files())};
    const domain::Catalogue catalogue_ = demo_catalogue(lists_);
    const std::vector<JudgedQuery> queries_ =
        read_queries(base::text_of(reference_files(), "data/judged_searches.json"));
};

// The judged searches over the demonstration catalogue.
class Relevance : public JudgedSearches {
  protected:
    [[nodiscard]] Figures measured(bool held_out) {
        const Figures figures =
            measure(catalogue_, half_of(first_part(queries_), held_out), [&](const std::string& text) {
                domain::JobQuery query;
                query.term = text;
                return index_.search(query, domain::JobSearchOptions{domain::Page{0, 10}, false}).jobs;
            });
        for (std::size_t i = 0; i < 12; ++i)
            RecordProperty("worst " + figures.worst[i].first, std::to_string(figures.worst[i].second));
        return figures;
    }

    const std::shared_ptr<const search::Dictionary> dictionary_ = std::make_shared<const search::Dictionary>(
        lists_, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")),
        search::meaning::read_meanings(reference_files()));
    const search::Index index_{catalogue_, dictionary_};
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

TEST_F(JudgedSearches, AreFourHundredTextsHalfOfThemHeldOut) {
    RecordProperty("rows", "14.06");
    EXPECT_GE(queries_.size(), 400U);
    for (const auto& part : {first_part(queries_), second_part(queries_)})
        EXPECT_GE(half_of(part, true).size() * 2, part.size() - kPoints.size());
}

TEST_F(JudgedSearches, AreSixtyTextsOfEachPointEverySecondHeldOut) {
    RecordProperty("rows", "14.06");
    for (int point = 1; point <= static_cast<int>(kPoints.size()); ++point) {
        const auto texts = of_point(queries_, point);
        EXPECT_GE(texts.size(), 60U) << point;
        for (std::size_t i = 0; i < texts.size(); ++i)
            EXPECT_EQ(texts[i].held_out, i % 2 == 1) << point << " " << texts[i].text;
    }
}

TEST_F(JudgedSearches, AreAllDifferentAndOfAPoint) {
    std::set<std::string> texts;
    for (const JudgedQuery& query : queries_) {
        EXPECT_TRUE(texts.insert(query.text).second) << query.text;
        EXPECT_GE(query.point, 0) << query.text;
        EXPECT_LE(query.point, static_cast<int>(kPoints.size())) << query.text;
    }
}

TEST_F(JudgedSearches, OfThePointsEachHaveAnAnswer) {
    for (const JudgedQuery& query : second_part(queries_)) {
        EXPECT_TRUE(std::ranges::any_of(catalogue_.open_jobs(), [&](const domain::Job* job) {
            return grade(*job, query) > 0;
        })) << query.text;
    }
}

TEST_F(JudgedSearches, SayWhatTheyExcludeWhenTheyRefuseOrLimit) {
    constexpr std::array<std::string_view, 12> kSigns{"唔好",         "唔要", "不要", "唔返",
                                                      "除咗",         "除左", "以外", "except",
                                                      "anything but", "以下", "以上", "no more than"};
    for (const JudgedQuery& query : second_part(queries_)) {
        const bool refuses = std::ranges::any_of(
            kSigns, [&](std::string_view sign) { return query.text.find(sign) != std::string::npos; });
        EXPECT_TRUE(!refuses || !query.never.empty()) << query.text;
    }
}

TEST_F(JudgedSearches, ExcludeSomethingWhenTheySayNo) {
    for (const JudgedQuery& query : queries_) {
        EXPECT_TRUE(query.point != 2 || !query.never.empty()) << query.text;
        if (query.never.empty()) continue;
        EXPECT_TRUE(std::ranges::any_of(catalogue_.open_jobs(), [&](const domain::Job* job) {
            return is_excluded(*job, query);
        })) << query.text;
    }
}

}  // namespace
}  // namespace hoigung::relevance
