#pragma once

#include <gtest/gtest.h>

#include "domain/testing/counting_ad_store.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/snapshot.hpp"

namespace hoigung::domain::testing {

// Four open jobs and a closed one, with a bid for each: 100 cents for the first, 100 more for each next.
class WithAuction : public ::testing::Test {
  protected:
    WithAuction() {
        search::testing::Chance chance(1);
        CatalogueRows rows;
        rows.companies.push_back(chance.company(0));
        rows.companies.front().is_suspended = false;
        for (int i = 0; i < 5; ++i) {
            auto job = chance.job(i, 1);
            job.state = i == 4 ? JobState::closed : JobState::published;
            rows.jobs.push_back(job);
        }
        for (int i = 0; i < 5; ++i)
            rows.bids.push_back({search::testing::Chance::id<BidId>(i, 0xB1),
                                 rows.jobs[static_cast<std::size_t>(i)].id, 100 + 100 * i, 10'000});
        snapshot_ = search::testing::snapshot_of(std::move(rows));
    }
    [[nodiscard]] const Bid& bid(std::size_t number) const { return snapshot_.catalogue.bids()[number]; }

    CatalogueSnapshot snapshot_;
    CountingAdStore store_;
};

}  // namespace hoigung::domain::testing
