#pragma once

#include <set>
#include <vector>

#include "store/catalogue_store.hpp"
#include "store/feed_store.hpp"
#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store::testing {

// A feed 'board' that lists the published jobs 1 to 10.
class WithFeed : public OnEachDatabase {
  protected:
    void SetUp() override;

    [[nodiscard]] static std::vector<domain::JobId> ids(int from, int to);
    [[nodiscard]] static std::set<domain::JobId> listing(int from, int to);
    [[nodiscard]] domain::JobState state_of(int number);

    base::ManualClock clock_{sample_time()};
    SqlCatalogueStore catalogue_{database(), clock_};
    SqlFeedStore feeds_{database()};
};

}  // namespace hoigung::store::testing
