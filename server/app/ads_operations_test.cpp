#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/ads/charge_click.hpp"
#include "domain/ads/choose_adverts.hpp"
#include "search/index.hpp"
#include "search/testing/oracle.hpp"
#include "search/testing/random_jobs.hpp"
#include "search/testing/trade.hpp"
#include "security/offer_seals.hpp"

// The auction over random jobs, bids, queries and clicks, with the index that the site searches by.
namespace hoigung::app {
namespace {

using namespace std::chrono_literals;
using domain::Advert;
using domain::Bid;
using search::testing::Chance;

constexpr base::Timestamp kNow{1794706200000ms};

// Counts as the database does.
class CountingStore final : public domain::AdStore {
  public:
    std::int64_t spent_cents(domain::BidId bid, base::Date day) override {
        return spent_[{bid, std::chrono::sys_days(day)}];
    }
    int charge(const domain::AdClick& click) override {
        if (!clicks_.emplace(click.request_id, click.bid.id).second) return 0;
        auto& spent = spent_[{click.bid.id, std::chrono::sys_days(base::hong_kong_date(click.at))}];
        const auto left = std::max<std::int64_t>(0, click.bid.daily_budget_cents - spent);
        const auto charged = std::min<std::int64_t>(click.price_cents, left);
        spent += charged;
        return static_cast<int>(charged);
    }
    void sweep(base::Timestamp) override {}

  private:
    std::map<std::pair<domain::BidId, std::chrono::sys_days>, std::int64_t> spent_;
    std::set<std::pair<std::string, domain::BidId>> clicks_;
};

domain::CatalogueSnapshot random_board(Chance& chance, int jobs, int bids) {
    domain::CatalogueRows rows;
    for (int i = 0; i < 6; ++i) rows.companies.push_back(chance.company(i));
    for (int i = 0; i < jobs; ++i) rows.jobs.push_back(chance.job(i, 6));
    for (int i = 0; i < bids && jobs > 0; ++i) {
        const int price = 1 + chance.below(400);
        rows.bids.push_back({Chance::id<domain::BidId>(i, 0xB1),
                             rows.jobs[static_cast<std::size_t>(chance.below(jobs))].id, price,
                             price + chance.below(1000)});
    }
    domain::Catalogue catalogue(std::move(rows));
    auto index = std::make_shared<const search::Index>(catalogue, search::testing::dictionary());
    return {std::move(catalogue), std::move(index)};
}

const Bid& bid_of(const domain::CatalogueSnapshot& live_catalogue, const Advert& advert) {
    return *std::ranges::find(live_catalogue.catalogue.bids(), advert.bid, &Bid::id);
}

RC_GTEST_PROP(Adverts, MatchTheSearchAreTheHighestBidsAndStayWithinTheirBudget, ()) {
    Chance chance(*rc::gen::arbitrary<std::uint64_t>());
    const auto live_catalogue = random_board(chance, *rc::gen::inRange(0, 60), *rc::gen::inRange(0, 40));
    const search::testing::Oracle oracle(live_catalogue.catalogue, *search::testing::dictionary());
    CountingStore store;
    security::KeyRing ring;
    ring.replace(std::vector<domain::SigningKey>{{{}, std::string(32, 'k'), kNow, kNow}});
    const security::HmacOfferSeals seals(ring);
    std::map<domain::BidId, std::int64_t> paid;

    for (int round = 0; round < 40; ++round) {
        auto query = chance.query(60, 6);
        query.among.reset();
        if (oracle.count_text(query.term) == 0) query.term.clear();
        const auto adverts = domain::choose_adverts(live_catalogue, query, store, kNow);
        const auto all = oracle.search(query, {domain::Page{0, 1000}, false});
        const std::set<domain::JobId> matching(all.jobs.begin(), all.jobs.end());

        RC_ASSERT(adverts.size() <= domain::kMostAdverts);
        std::set<domain::JobId> jobs;
        std::set<domain::BidId> shown;
        int last_price = std::numeric_limits<int>::max();
        for (const Advert& advert : adverts) {
            const Bid& bid = bid_of(live_catalogue, advert);
            RC_ASSERT(matching.contains(advert.job));
            RC_ASSERT(jobs.insert(advert.job).second);
            RC_ASSERT(advert.price_cents >= 1);
            RC_ASSERT(advert.price_cents <= bid.price_cents);
            RC_ASSERT(advert.price_cents + paid[bid.id] <= bid.daily_budget_cents);
            RC_ASSERT(bid.price_cents <= last_price);
            last_price = bid.price_cents;
            shown.insert(bid.id);
        }
        // Whoever was left out though he matches has bid less, has another bid shown, or has nothing left.
        for (const Bid& bid : live_catalogue.catalogue.bids()) {
            if (!matching.contains(bid.job_id) || shown.contains(bid.id) || jobs.contains(bid.job_id))
                continue;
            const bool is_lower = adverts.size() == domain::kMostAdverts && bid.price_cents <= last_price;
            RC_ASSERT(is_lower || paid[bid.id] >= bid.daily_budget_cents);
        }
        if (adverts.empty()) continue;
        const Advert& clicked =
            adverts[static_cast<std::size_t>(chance.below(static_cast<int>(adverts.size())))];
        const std::string request = std::to_string(round);
        const auto seal = seals.seal(request, clicked.bid, {clicked.price_cents, kNow});
        const domain::ReportedClick click{request, clicked.bid, seal};
        const auto charged = domain::charge_click(click, live_catalogue.catalogue, seals, store, kNow + 1min);
        RC_ASSERT(charged.ok());
        RC_ASSERT(*charged == clicked.price_cents);
        paid[clicked.bid] += *charged;
        const auto again = domain::charge_click(click, live_catalogue.catalogue, seals, store, kNow + 2min);
        RC_ASSERT(again.ok() && *again == 0);
    }
}

class AuctionTest : public ::testing::Test {
  protected:
    // Three open waiter's jobs and a closed one, with a bid for each.
    AuctionTest() {
        Chance chance(1);
        domain::CatalogueRows rows;
        rows.companies.push_back(chance.company(0));
        rows.companies.front().is_suspended = false;
        for (int i = 0; i < 5; ++i) {
            auto job = chance.job(i, 1);
            job.state = i == 4 ? domain::JobState::closed : domain::JobState::published;
            rows.jobs.push_back(job);
        }
        for (int i = 0; i < 5; ++i)
            rows.bids.push_back({Chance::id<domain::BidId>(i, 0xB1),
                                 rows.jobs[static_cast<std::size_t>(i)].id, 100 + 100 * i, 10'000});
        domain::Catalogue catalogue(std::move(rows));
        auto index = std::make_shared<const search::Index>(catalogue, search::testing::dictionary());
        live_catalogue_ = {std::move(catalogue), std::move(index)};
    }
    [[nodiscard]] std::vector<int> prices() {
        std::vector<int> all;
        for (const Advert& advert : domain::choose_adverts(live_catalogue_, {}, store_, kNow))
            all.push_back(advert.price_cents);
        return all;
    }
    [[nodiscard]] const Bid& bid(std::size_t number) const {
        return live_catalogue_.catalogue.bids()[number];
    }

    domain::CatalogueSnapshot live_catalogue_;
    CountingStore store_;
};

TEST_F(AuctionTest, PaysAStepMoreThanTheNextLowerBid) {
    EXPECT_EQ(prices(), (std::vector{310, 210, 110}));
}

TEST_F(AuctionTest, TheLowestPaysTheStepAlone) {
    store_.charge({"a", bid(0), 10'000, kNow});
    EXPECT_EQ(prices(), (std::vector{310, 210, 10}));
}

TEST_F(AuctionTest, WithoutBudgetLeftABidIsNotThereAndSetsNoPrice) {
    store_.charge({"a", bid(2), 10'000, kNow});
    EXPECT_EQ(prices(), (std::vector{210, 110, 10}));
    store_.charge({"a", bid(3), 9'950, kNow});
    EXPECT_EQ(prices(), (std::vector{50, 110, 10}));
}

TEST_F(AuctionTest, AClickThatWasNeverOfferedOrTooLongAgoIsRefused) {
    security::KeyRing ring;
    ring.replace(std::vector<domain::SigningKey>{{{}, std::string(32, 'k'), kNow, kNow}});
    const security::HmacOfferSeals seals(ring);
    const auto charge = [&](std::string_view seal, base::Timestamp at) {
        return domain::charge_click({"r", bid(1).id, seal}, live_catalogue_.catalogue, seals, store_, at);
    };
    const auto seal = seals.seal("r", bid(1).id, {120, kNow});
    EXPECT_FALSE(charge("120.1794706200000.forged", kNow).ok());
    EXPECT_FALSE(charge(seals.seal("s", bid(1).id, {120, kNow}), kNow).ok());
    EXPECT_FALSE(charge(seal, kNow + 24h + 1ms).ok());
    EXPECT_EQ(*charge(seal, kNow + 24h), 120);
}

TEST_F(AuctionTest, AClickOnAJobThatHasClosedCostsNothing) {
    security::KeyRing ring;
    ring.replace(std::vector<domain::SigningKey>{{{}, std::string(32, 'k'), kNow, kNow}});
    const security::HmacOfferSeals seals(ring);
    const auto seal = seals.seal("r", bid(4).id, {120, kNow});
    const auto charged =
        domain::charge_click({"r", bid(4).id, seal}, live_catalogue_.catalogue, seals, store_, kNow);
    EXPECT_EQ(*charged, 0);
    EXPECT_EQ(store_.spent_cents(bid(4).id, base::hong_kong_date(kNow)), 0);
}

}  // namespace
}  // namespace hoigung::app
