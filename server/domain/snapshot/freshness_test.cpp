#include "domain/snapshot/freshness.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using Lists = AnswerDependencies::Lists;
using testing::numbered;

const RecentChanges::Time kThen{1000s};

std::vector<JobId> jobs(std::initializer_list<int> numbers) {
    std::vector<JobId> ids;
    for (const int number : numbers) ids.push_back(numbered<JobId>(number));
    return ids;
}

CatalogueChange changed(std::vector<JobId> jobs, std::vector<JobId> withdrawn = {}) {
    return {.jobs = std::move(jobs), .withdrawn = std::move(withdrawn), .companies = {}, .of_lists = true};
}

Freshness freshness(const AnswerDependencies& dependencies, std::int64_t version,
                    const RecentChanges& changes, RecentChanges::Time at) {
    CatalogueRows rows;
    rows.version = version;
    CatalogueSnapshot now;
    now.catalogue = Catalogue(std::move(rows));
    now.recent_changes = changes;
    return freshness_of(10, dependencies, now, at);
}

// The freshness of a search that shows jobs 1 and 2 and was valid for version 10.
Freshness freshness(std::int64_t version, const RecentChanges& changes, RecentChanges::Time at) {
    return freshness({.jobs = jobs({1, 2}), .lists = Lists::any}, version, changes, at);
}

RecentChanges busy() {
    return RecentChanges(10)
        .with(11, kThen, changed({}))
        .with(12, kThen + 10ms, changed(jobs({7}), jobs({7})))
        .with(13, kThen + 20ms, changed({}));
}

TEST(Freshness, IsCurrentWhileNothingChanges) {
    EXPECT_EQ(freshness(10, RecentChanges(10), kThen), Freshness::current);
}

TEST(Freshness, IsDoubtfulAfterEachChangeWhenThereAreFew) {
    const auto changes = RecentChanges(10).with(11, kThen, changed({})).with(12, kThen, changed({}));
    EXPECT_EQ(freshness(12, changes, kThen + 1ms), Freshness::doubtful);
}

TEST(Freshness, LastsForAMomentWhenThereAreMany) {
    EXPECT_EQ(freshness(13, busy(), kThen + 30ms), Freshness::recent);
    EXPECT_EQ(freshness(13, busy(), kThen + 751ms), Freshness::due);
    EXPECT_EQ(freshness(13, busy(), kThen + 901ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulAtOnceWhenAJobThatIsShownIsNoLongerOpen) {
    RecordProperty("rows", "15.01");
    const auto changes = busy().with(14, kThen + 30ms, changed(jobs({2}), jobs({2})));
    EXPECT_EQ(freshness(14, changes, kThen + 31ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenNobodyRemembersWhatChanged) {
    auto changes = busy();
    for (int version = 14; version <= 16; ++version) changes = changes.with(version, kThen + 4s, changed({}));
    EXPECT_EQ(freshness(16, changes, kThen + 4s), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenTheStoreWentBack) {
    EXPECT_EQ(freshness(9, RecentChanges(9), kThen), Freshness::doubtful);
}

TEST(Freshness, IsCurrentWhileOnlyWhatItDoesNotShowChanges) {
    const auto changes = RecentChanges(10).with(11, kThen, changed(jobs({7}), jobs({7})));
    const auto later = kThen + 2s;
    EXPECT_EQ(freshness(AnswerDependencies{.jobs = jobs({1, 2})}, 11, changes, later), Freshness::current);
    EXPECT_EQ(freshness(AnswerDependencies{.jobs = jobs({1, 7})}, 11, changes, later), Freshness::doubtful);
    EXPECT_EQ(freshness(AnswerDependencies{.lists = Lists::any}, 11, changes, later), Freshness::doubtful);
}

TEST(Freshness, OfASearchWithoutWordsDoesNotSufferFromDescriptionsAndBids) {
    CatalogueChange description = changed(jobs({7}));
    description.of_lists = false;
    const auto changes = RecentChanges(10).with(11, kThen, {}).with(12, kThen, description);
    EXPECT_EQ(freshness(AnswerDependencies{.lists = Lists::any}, 12, changes, kThen), Freshness::current);
    EXPECT_EQ(freshness(AnswerDependencies{.lists = Lists::any_by_words}, 12, changes, kThen),
              Freshness::doubtful);
}

TEST(Freshness, OfASearchForWordsGoesByWhatHasThem) {
    AnswerDependencies dependencies;
    dependencies.add_search({{3, 4}, {9}});
    const auto of = [&](std::optional<std::vector<std::vector<std::uint64_t>>> terms) {
        CatalogueChange change = changed(jobs({7}));
        change.terms = std::move(terms);
        return freshness(dependencies, 11, RecentChanges(10).with(11, kThen, change), kThen);
    };
    EXPECT_EQ(of({{{3}, {4, 9}}}), Freshness::doubtful);
    EXPECT_EQ(of({{{3}, {9}}}), Freshness::current);
    EXPECT_EQ(of(std::nullopt), Freshness::doubtful);
}

TEST(Freshness, OfACompanysPageGoesByItsJobs) {
    CatalogueChange change = changed(jobs({7}));
    change.companies = {numbered<CompanyId>(3)};
    const auto changes = RecentChanges(10).with(11, kThen, change);
    const auto of = [&](int company) {
        return freshness(AnswerDependencies{.companies = {numbered<CompanyId>(company)}}, 11, changes, kThen);
    };
    EXPECT_EQ(of(3), Freshness::doubtful);
    EXPECT_EQ(of(4), Freshness::current);
}

TEST(AnswerDependencies, KnowsWhatWasSearchedFor) {
    AnswerDependencies dependencies;
    EXPECT_FALSE(dependencies.is_searched_for({1, 2})) << "nothing was";
    dependencies.add_search({{1, 5}, {2}});
    dependencies.add_search({{7}});
    EXPECT_TRUE(dependencies.is_searched_for({2, 5}));
    EXPECT_TRUE(dependencies.is_searched_for({7}));
    EXPECT_FALSE(dependencies.is_searched_for({1, 5}));
    EXPECT_FALSE(dependencies.is_searched_for({2, 3}));
    dependencies.add_search({});
    EXPECT_TRUE(dependencies.is_searched_for({})) << "whatever it is";
}

TEST(AnswerDependencies, HasEachJobAndCompanyOnce) {
    AnswerDependencies dependencies{.jobs = jobs({3, 1})};
    dependencies.add({.jobs = jobs({3}), .companies = {numbered<CompanyId>(2)}, .lists = Lists::any});
    dependencies.tidy();
    EXPECT_EQ(dependencies.jobs, jobs({1, 3}));
    EXPECT_EQ(dependencies.lists, Lists::any);
}

}  // namespace
}  // namespace hoigung::domain
