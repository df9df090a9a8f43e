#include "domain/catalogue/freshness.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using testing::numbered;

const RecentChanges::Time kThen{1000s};

std::vector<JobId> jobs(std::initializer_list<int> numbers) {
    std::vector<JobId> ids;
    for (const int number : numbers) ids.push_back(numbered<JobId>(number));
    return ids;
}

// Of something that shows jobs 1 and 2 and was true for version 10.
Freshness freshness(std::int64_t version, const RecentChanges& changes, RecentChanges::Time at) {
    CatalogueRows rows;
    rows.version = version;
    CatalogueSnapshot now;
    now.catalogue = Catalogue(std::move(rows));
    now.recent_changes = changes;
    return freshness_of(10, jobs({1, 2}), now, at);
}

RecentChanges busy() {
    return RecentChanges(10)
        .with(11, kThen, {})
        .with(12, kThen + 10ms, {jobs({7}), jobs({7})})
        .with(13, kThen + 20ms, {});
}

TEST(Freshness, IsCurrentWhileNothingChanges) {
    EXPECT_EQ(freshness(10, RecentChanges(10), kThen), Freshness::current);
}

TEST(Freshness, IsDoubtfulAfterEachChangeWhenThereAreFew) {
    const auto changes = RecentChanges(10).with(11, kThen, {}).with(12, kThen, {});
    EXPECT_EQ(freshness(12, changes, kThen + 1ms), Freshness::doubtful);
}

TEST(Freshness, LastsForAMomentWhenThereAreMany) {
    EXPECT_EQ(freshness(13, busy(), kThen + 30ms), Freshness::recent);
    EXPECT_EQ(freshness(13, busy(), kThen + 451ms), Freshness::due);
    EXPECT_EQ(freshness(13, busy(), kThen + 601ms), Freshness::doubtful);
}

TEST(Freshness, IsDueAtOnceWhenAJobThatIsShownChanged) {
    const auto changes = busy().with(14, kThen + 30ms, {jobs({2}), {}});
    EXPECT_EQ(freshness(14, changes, kThen + 31ms), Freshness::due);
}

TEST(Freshness, IsDoubtfulAtOnceWhenAJobThatIsShownIsNoLongerOpen) {
    RecordProperty("rows", "15.01");
    const auto changes = busy().with(14, kThen + 30ms, {jobs({2}), jobs({2})});
    EXPECT_EQ(freshness(14, changes, kThen + 31ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenNobodyRemembersWhatChanged) {
    const auto changes = busy().with(14, kThen + 2s, {}).with(15, kThen + 2s, {}).with(16, kThen + 2s, {});
    EXPECT_EQ(freshness(16, changes, kThen + 2s), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenTheStoreWentBack) {
    EXPECT_EQ(freshness(9, RecentChanges(9), kThen), Freshness::doubtful);
}

TEST(Distinct, HasEachJobOnce) {
    EXPECT_THAT(distinct(jobs({3, 1, 3})), ::testing::ElementsAreArray(jobs({1, 3})));
}

}  // namespace
}  // namespace hoigung::domain
