#include "domain/ads/choose_adverts.hpp"

#include <limits>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/ads/charge_click.hpp"
#include "domain/testing/with_auction.hpp"
#include "search/testing/oracle.hpp"
#include "search/testing/trade.hpp"
#include "security/testing/site_keys.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using search::testing::Chance;

constexpr base::Timestamp kNow{1794706200000ms};

CatalogueSnapshot random_snapshot(Chance& chance, int jobs, int bids) {
    CatalogueRows rows;
    for (int i = 0; i < 6; ++i) rows.companies.push_back(chance.company(i));
    for (int i = 0; i < jobs; ++i) rows.jobs.push_back(chance.job(i, 6));
    for (int i = 0; i < bids && jobs > 0; ++i) {
        const int price = 1 + chance.below(400);
        rows.bids.push_back({Chance::id<BidId>(i, 0xB1),
                             rows.jobs[static_cast<std::size_t>(chance.below(jobs))].id, price,
                             price + chance.below(1000)});
    }
    return search::testing::snapshot_of(std::move(rows));
}

const Bid& bid_of(const CatalogueSnapshot& snapshot, const Advert& advert) {
    return *std::ranges::find(snapshot.catalogue.bids(), advert.bid, &Bid::id);
}

class AuctionTest : public testing::WithAuction {
  protected:
    [[nodiscard]] std::vector<int> prices() {
        std::vector<int> all;
        for (const Advert& advert : choose_adverts(snapshot_, {}, store_, kNow))
            all.push_back(advert.price_cents);
        return all;
    }
};

TEST_F(AuctionTest, PaysAStepMoreThanTheNextLowerBid) {
    EXPECT_EQ(prices(), (std::vector{310, 210, 110}));
}

TEST_F(AuctionTest, TheLowestPaysTheStepAlone) {
    store_.charge({.request_id = "a", .bid = bid(0), .price_cents = 10'000, .at = kNow}, 1000);
    EXPECT_EQ(prices(), (std::vector{310, 210, 10}));
}

TEST_F(AuctionTest, WithoutBudgetLeftABidIsNotThereAndSetsNoPrice) {
    store_.charge({.request_id = "a", .bid = bid(2), .price_cents = 10'000, .at = kNow}, 1000);
    EXPECT_EQ(prices(), (std::vector{210, 110, 10}));
    store_.charge({.request_id = "a", .bid = bid(3), .price_cents = 9'950, .at = kNow}, 1000);
    EXPECT_EQ(prices(), (std::vector{50, 110, 10}));
}

// The auction over random jobs, bids, queries and clicks.
RC_GTEST_PROP(Adverts, MatchTheSearchAreTheHighestBidsAndStayWithinTheirBudget, ()) {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const auto snapshot = random_snapshot(chance, *rc::gen::inRange(0, 60), *rc::gen::inRange(0, 40));
    const search::testing::Oracle oracle(snapshot.catalogue, *search::testing::dictionary());
    testing::CountingAdStore store;
    const security::testing::SiteKeys keys(SigningKey{{}, std::string(32, 'k'), kNow, kNow});
    const OfferSeals& seals = keys.offer_seals;
    std::map<BidId, std::int64_t> paid;

    for (int round = 0; round < 40; ++round) {
        auto query = chance.query(60, 6);
        query.among.reset();
        if (oracle.count_text(query.term) == 0) query.term.clear();
        const auto adverts = choose_adverts(snapshot, query, store, kNow);
        const auto all = oracle.search(query, {Page{0, 1000}, false});
        const std::set<JobId> matching(all.jobs.begin(), all.jobs.end());

        RC_ASSERT(adverts.size() <= kMostAdverts);
        std::set<JobId> jobs;
        std::set<BidId> shown;
        int last_price = std::numeric_limits<int>::max();
        for (const Advert& advert : adverts) {
            const Bid& bid = bid_of(snapshot, advert);
            RC_ASSERT(matching.contains(advert.job));
            RC_ASSERT(jobs.insert(advert.job).second);
            RC_ASSERT(advert.price_cents >= 1);
            RC_ASSERT(advert.price_cents <= bid.price_cents);
            RC_ASSERT(advert.price_cents + paid[bid.id] <= bid.daily_budget_cents);
            RC_ASSERT(bid.price_cents <= last_price);
            last_price = bid.price_cents;
            shown.insert(bid.id);
        }
        // A matching bid that was left out is lower, has another bid for its job shown, or has no budget.
        for (const Bid& bid : snapshot.catalogue.bids()) {
            if (!matching.contains(bid.job_id) || shown.contains(bid.id) || jobs.contains(bid.job_id))
                continue;
            const bool is_lower = adverts.size() == kMostAdverts && bid.price_cents <= last_price;
            RC_ASSERT(is_lower || paid[bid.id] >= bid.daily_budget_cents);
        }
        if (adverts.empty()) continue;
        const Advert& clicked =
            adverts[static_cast<std::size_t>(chance.below(static_cast<int>(adverts.size())))];
        const std::string request = std::to_string(round);
        const auto seal = seals.seal(request, clicked.bid, {clicked.price_cents, kNow});
        const ReportedClick click{request, clicked.bid, seal, "192.0.2.1", "agent"};
        const auto charged = charge_click(click, snapshot.catalogue, seals, store, 1000, kNow + 1min);
        RC_ASSERT(charged.ok());
        RC_ASSERT(charged->cents == clicked.price_cents);
        paid[clicked.bid] += charged->cents;
        const auto again = charge_click(click, snapshot.catalogue, seals, store, 1000, kNow + 2min);
        RC_ASSERT(again.ok() && again->cents == 0);
    }
}

}  // namespace
}  // namespace hoigung::domain
