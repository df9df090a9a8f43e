#include "pages/kept_page.hpp"

#include <gtest/gtest.h>

namespace hoigung::pages {
namespace {

using namespace std::chrono_literals;
using domain::Freshness;

// The freshness of a page that was made from these sources, when the catalogue is at version 10.
Freshness freshness(const SourcesVersion& true_for) {
    domain::CatalogueRows rows;
    rows.version = 10;
    auto snapshot = std::make_shared<domain::CatalogueSnapshot>();
    snapshot->catalogue = domain::Catalogue(std::move(rows));
    content::Library::Contents contents;
    contents.generation = 1;
    const Sources now{snapshot, std::make_shared<const content::Library>(std::move(contents)),
                      2026y / 11 / 17};
    return freshness_of({std::make_shared<const RenderedPage>(), true_for}, now, {});
}

TEST(KeptPage, IsCurrentWhileItsSourcesAreTheSame) {
    EXPECT_EQ(freshness({10, 1, 2026y / 11 / 17}), Freshness::current);
}

TEST(KeptPage, IsDoubtfulWhenAJobOrAnArticleChangedOrAnotherDayBegan) {
    EXPECT_EQ(freshness({9, 1, 2026y / 11 / 17}), Freshness::doubtful);
    EXPECT_EQ(freshness({10, 0, 2026y / 11 / 17}), Freshness::doubtful);
    EXPECT_EQ(freshness({10, 1, 2026y / 11 / 16}), Freshness::doubtful);
}

}  // namespace
}  // namespace hoigung::pages
