#include "pages/kept_page.hpp"

#include <gtest/gtest.h>

#include "domain/testing/samples.hpp"

namespace hoigung::pages {
namespace {

using namespace std::chrono_literals;
using domain::JobId;
using domain::testing::numbered;

const domain::RecentChanges::Time kThen{1000s};

const SourcesVersion kVersion{.catalogue = 10, .library = 1, .today = 2026y / 11 / 17};

// A page that shows jobs 1 and 2, true for version 10 of the catalogue.
KeptPage page(SourcesVersion true_for = kVersion) {
    auto made = std::make_shared<RenderedPage>();
    made->jobs = {numbered<JobId>(1), numbered<JobId>(2)};
    return {made, true_for};
}

Sources sources(std::int64_t version, domain::RecentChanges changes) {
    domain::CatalogueRows rows;
    rows.version = version;
    auto snapshot = std::make_shared<domain::CatalogueSnapshot>();
    snapshot->catalogue = domain::Catalogue(std::move(rows));
    snapshot->recent_changes = std::move(changes);
    content::Library::Contents contents;
    contents.generation = kVersion.library;
    return {snapshot, std::make_shared<const content::Library>(std::move(contents)), kVersion.today};
}

domain::RecentChanges busy() {
    return domain::RecentChanges(10)
        .with(11, kThen, {})
        .with(12, kThen + 10ms, {numbered<JobId>(7)})
        .with(13, kThen + 20ms, {});
}

TEST(Freshness, IsCurrentWhileNothingChanges) {
    EXPECT_EQ(freshness_of(page(), sources(10, domain::RecentChanges(10)), kThen), Freshness::current);
}

TEST(Freshness, IsDoubtfulAfterEachChangeWhenThereAreFew) {
    const auto changes = domain::RecentChanges(10).with(11, kThen, {}).with(12, kThen, {});
    EXPECT_EQ(freshness_of(page(), sources(12, changes), kThen + 1ms), Freshness::doubtful);
}

TEST(Freshness, IsRecentForAMomentWhenThereAreMany) {
    const auto now = sources(13, busy());
    EXPECT_EQ(freshness_of(page(), now, kThen + 30ms), Freshness::recent);
    EXPECT_EQ(freshness_of(page(), now, kThen + 301ms), Freshness::due);
    EXPECT_EQ(freshness_of(page(), now, kThen + 501ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenAJobThatThePageShowsChanged) {
    const auto changes = busy().with(14, kThen + 30ms, {numbered<JobId>(2)});
    EXPECT_EQ(freshness_of(page(), sources(14, changes), kThen + 31ms), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenNobodyRemembersWhatChanged) {
    const auto changes = busy().with(14, kThen + 2s, {}).with(15, kThen + 2s, {}).with(16, kThen + 2s, {});
    EXPECT_EQ(freshness_of(page(), sources(16, changes), kThen + 2s), Freshness::doubtful);
}

TEST(Freshness, IsDoubtfulWhenAnArticleChangedOrAnotherDayBegan) {
    for (const SourcesVersion other :
         {SourcesVersion{10, 0, kVersion.today}, SourcesVersion{10, 1, 2026y / 11 / 16}})
        EXPECT_EQ(freshness_of(page(other), sources(13, busy()), kThen + 30ms), Freshness::doubtful);
}

}  // namespace
}  // namespace hoigung::pages
