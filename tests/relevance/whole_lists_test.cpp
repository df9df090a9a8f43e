#include "whole_lists.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "feeds/reference_json.hpp"
#include "index_site.hpp"

namespace hoigung::relevance {
namespace {

using Ids = std::vector<domain::JobId>;

// Lists that are known to be perfect, empty or too long, and those of the engine.
class WholeLists : public ::testing::Test {
  protected:
    // What is in the list of a text by a job's grade, the best first; the alert reports the same.
    using Shows = bool (*)(int grade);
    [[nodiscard]] Site site_that_shows(Shows shows) const {
        const auto ids_of = [this, shows](const std::string& text) {
            const auto query = std::ranges::find(queries_, text, &JudgedQuery::text);
            std::map<int, Ids, std::greater<>> by_grade;
            for (const domain::Job* job : catalogue_.open_jobs())
                by_grade[grade(*job, *query)].push_back(job->id);
            Ids ids;
            for (const auto& [grade, jobs] : by_grade) {
                if (shows(grade)) ids.insert(ids.end(), jobs.begin(), jobs.end());
            }
            return ids;
        };
        Site site;
        site.search = [=](const domain::JobQuery& query) { return ids_of(query.term); };
        site.alerts = [=](const std::vector<std::string>& texts) {
            std::vector<Ids> reported;
            for (const auto& text : texts) reported.push_back(ids_of(text));
            return reported;
        };
        return site;
    }
    // A few texts that say no, which are enough to see how it is counted.
    [[nodiscard]] ListFigures measured(const Site& site) const {
        auto queries = of_point(queries_, 2);
        queries.resize(kSome);
        return means_of(measure_lists(catalogue_, lists_, queries, site),
                        [](const TextFigures&) { return true; });
    }

    static constexpr std::size_t kSome = 8;
    static bool all(int /*grade*/) { return true; }
    static bool none(int /*grade*/) { return false; }
    static bool fitting(int grade) { return grade > 0; }

    const domain::ReferenceLists lists_{feeds::read_reference_lists(reference_files())};
    const domain::Catalogue catalogue_ = demo_catalogue(lists_);
    const std::vector<JudgedQuery> queries_ =
        read_queries(base::text_of(reference_files(), "data/judged_searches.json"));
};

TEST_F(WholeLists, OfAllThatFitsAreWhole) {
    const auto figures = measured(site_that_shows(fitting));
    EXPECT_EQ(figures.queries, kSome);
    EXPECT_EQ(figures.without_answer, 0U);
    for (const double figure : {figures.ndcg, figures.relevance, figures.newest, figures.nearest,
                                figures.precision, figures.recall, figures.alerts_shared})
        EXPECT_DOUBLE_EQ(figure, 1);
    EXPECT_EQ(figures.excluded, 0U);
    EXPECT_EQ(figures.alerts_alike, figures.queries);
}

TEST_F(WholeLists, ThatAreEmptyHaveNoAnswer) {
    auto site = site_that_shows(none);
    site.alerts = site_that_shows(all).alerts;
    const auto figures = measured(site);
    EXPECT_EQ(figures.without_answer, figures.queries);
    for (const double figure : {figures.ndcg, figures.relevance, figures.newest, figures.nearest,
                                figures.precision, figures.recall, figures.alerts_shared})
        EXPECT_DOUBLE_EQ(figure, 0);
    EXPECT_EQ(figures.alerts_alike, 0U);
}

TEST_F(WholeLists, OfEveryJobHaveAllThatIsMeantAndWhatIsExcluded) {
    const auto figures = measured(site_that_shows(all));
    EXPECT_DOUBLE_EQ(figures.recall, 1);
    EXPECT_LT(figures.precision, 0.9);
    EXPECT_EQ(figures.with_excluded, figures.queries);
    EXPECT_GT(figures.excluded, figures.queries);
}

TEST_F(WholeLists, ThatEndEarlyAreShortOfWhatTheyLeaveOut) {
    auto site = site_that_shows(fitting);
    const auto whole = site.search;
    site.search = [=](const domain::JobQuery& query) {
        Ids ids = whole(query);
        ids.resize(std::min<std::size_t>(ids.size(), 2));
        return ids;
    };
    const auto figures = measured(site);
    EXPECT_DOUBLE_EQ(figures.precision, 1);
    EXPECT_LE(figures.relevance, 0.45);
    EXPECT_LT(figures.recall, 0.2);
}

TEST_F(WholeLists, OfTheEngineAreMeasuredByHalfAndPoint) {
    RecordProperty("rows", "14.06");
    const auto dictionary = std::make_shared<const search::Dictionary>(
        lists_, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")),
        search::meaning::read_meanings(reference_files()));
    const search::Index index{catalogue_, dictionary};
    const Site site = site_of(index, catalogue_, dictionary);
    const auto texts = measure_lists(catalogue_, lists_, half_of(queries_, true), site);
    const auto record = [&](const std::string& name, const Chosen& chosen) {
        const auto figures = means_of(texts, chosen);
        RecordProperty(name, row(name, figures));
        return figures;
    };
    // The orders and lists are only measured as yet; the texts have to be answered at all.
    EXPECT_GE(record("first part", in_first_part(true)).ndcg, 0.95);
    const auto figures = record("second part", in_second_part(true));
    EXPECT_GE(figures.queries, 360U);
    EXPECT_GT(figures.recall, 0.5);
    for (int point = 1; point <= static_cast<int>(kPoints.size()); ++point)
        record(std::string(kPoints[static_cast<std::size_t>(point) - 1]), in_point(point, true));
}

}  // namespace
}  // namespace hoigung::relevance
