#include "store/ad_store.hpp"

#include <future>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "store/testing/sample_catalogue.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace std::chrono_literals;
using domain::BidId;
using domain::BidSpending;

constexpr base::Timestamp kNow{1794706200000ms};
const base::Date kToday = base::hong_kong_date(kNow);

class AdStoreTest : public testing::OnEachDatabase {
  protected:
    static domain::Bid bid(int number, int budget) {
        domain::Bid made = testing::sample_bid(number);
        made.daily_budget_cents = budget;
        return made;
    }
    int click(std::string_view request, const domain::Bid& bid, int price, base::Timestamp at = kNow) {
        return store_
            .charge({request, bid, price, at, "visitor of " + std::string(request), "address"}, 1'000'000)
            .cents;
    }

    [[nodiscard]] std::int64_t spent_cents(BidId bid, base::Date day) {
        for (const BidSpending& each : store_.spent_since(day, {})) {
            if (each.bid == bid) return each.cents;
        }
        return 0;
    }

    SqlAdStore store_{database()};
};
HOIGUNG_ON_EACH_DATABASE(AdStoreTest);

TEST_P(AdStoreTest, ChargesARequestOnceForABid) {
    const auto first = bid(1, 1000);
    const auto second = bid(2, 1000);
    EXPECT_EQ(click("r1", first, 300), 300);
    EXPECT_EQ(click("r1", first, 300), 0);
    EXPECT_EQ(click("r1", second, 200), 200);
    EXPECT_EQ(click("r2", first, 300), 300);
    EXPECT_EQ(spent_cents(first.id, kToday), 600);
    EXPECT_EQ(spent_cents(second.id, kToday), 200);
}

TEST_P(AdStoreTest, StopsAtTheBudgetAndBeginsAnewAtMidnightInHongKong) {
    const auto one = bid(1, 500);
    EXPECT_EQ(click("r1", one, 300), 300);
    EXPECT_EQ(click("r2", one, 300), 200);
    EXPECT_EQ(click("r3", one, 300), 0);
    const auto midnight = base::hong_kong_midnight(base::hong_kong_date(kNow + 24h));
    EXPECT_EQ(click("r4", one, 300, midnight - 1ms), 0);
    EXPECT_EQ(click("r5", one, 300, midnight), 300);
    EXPECT_EQ(spent_cents(one.id, kToday), 500);
    EXPECT_EQ(spent_cents(one.id, base::hong_kong_date(midnight)), 300);
}

TEST_P(AdStoreTest, ABudgetCutBelowWhatWasSpentChargesNothing) {
    EXPECT_EQ(click("r1", bid(1, 500), 400), 400);
    EXPECT_EQ(click("r2", bid(1, 100), 100), 0);
    EXPECT_EQ(spent_cents(bid(1, 100).id, kToday), 400);
}

TEST_P(AdStoreTest, NeitherOverspendsNorChargesTwiceWhenManyClickAtOnce) {
    const auto one = bid(1, 1'000);
    std::vector<std::future<int>> clicks;
    for (int i = 0; i < 40; ++i) {
        clicks.push_back(std::async(std::launch::async,
                                    [&, i] { return click("request-" + std::to_string(i / 4), one, 130); }));
    }
    int charged = 0;
    int times = 0;
    for (auto& each : clicks) {
        const int cents = each.get();
        charged += cents;
        times += cents > 0 ? 1 : 0;
    }
    // Ten requests at 130 would be 1300.
    EXPECT_EQ(charged, 1'000);
    EXPECT_EQ(times, 8);
    EXPECT_EQ(spent_cents(one.id, kToday), 1'000);
}

TEST_P(AdStoreTest, AVisitorCostsOnceADayForAJobAndAnAddressOnlySoOften) {
    const auto first = bid(1, 100'000);
    const auto second = bid(2, 100'000);
    int requests = 0;
    const auto charge = [&](const domain::Bid& bid, const std::string& visitor, base::Timestamp at = kNow) {
        return store_.charge({"r" + std::to_string(++requests), bid, 100, at, visitor, "one"}, 3).result;
    };
    using Result = domain::ClickResult;
    EXPECT_EQ(charge(first, "a"), Result::charged);
    EXPECT_EQ(charge(first, "a"), Result::visitor_charged);
    EXPECT_EQ(charge(second, "a"), Result::charged);
    EXPECT_EQ(charge(first, "b"), Result::charged);
    EXPECT_EQ(charge(first, "c"), Result::address_limit);
    EXPECT_EQ(spent_cents(first.id, kToday), 200);
    EXPECT_EQ(rows_in("ad_clicks"), 3);
    EXPECT_EQ(charge(first, "a", kNow + 24h), Result::charged);
}

TEST_P(AdStoreTest, TellsWhatWasSpentSinceAMoment) {
    store_.charge({.request_id = "a", .bid = bid(1, 1000), .price_cents = 100, .at = kNow}, 100);
    store_.charge({.request_id = "b", .bid = bid(2, 1000), .price_cents = 200, .at = kNow + 1s}, 100);
    EXPECT_EQ(store_.spent_since(kToday, kNow + 1s), (std::vector{BidSpending{bid(2, 1000).id, 200}}));
    EXPECT_EQ(store_.spent_since(kToday, kNow).size(), 2U);
    EXPECT_TRUE(store_.spent_since(kToday, kNow + 2s).empty());
}

TEST_P(AdStoreTest, ForgetsOldClicks) {
    const auto one = bid(1, 500);
    EXPECT_EQ(click("r1", one, 300, kNow - 72h), 300);
    EXPECT_EQ(click("r2", one, 300), 300);
    store_.sweep(kNow - 48h);
    EXPECT_EQ(spent_cents(one.id, base::hong_kong_date(kNow - 72h)), 0);
    EXPECT_EQ(click("r2", one, 300), 0);
    EXPECT_EQ(spent_cents(one.id, kToday), 300);
}

// Random clicks in random order, compared with plain sums.
TEST_P(AdStoreTest, SpendsAsPlainSumsDo) {
    int round = 0;
    rc::check("spending", [&] {
        ++round;
        std::map<int, int> spent;
        std::set<std::pair<int, int>> seen;
        const int clicks = *rc::gen::inRange(0, 30);
        for (int i = 0; i < clicks; ++i) {
            const int number = *rc::gen::inRange(0, 3);
            const int request = *rc::gen::inRange(0, 8);
            const int price = *rc::gen::inRange(1, 200);
            const int budget = 100 + number * 250;
            const int charged = click(std::to_string(round) + "-" + std::to_string(request),
                                      bid(round * 3 + number, budget), price);
            const bool is_first = seen.insert({request, number}).second;
            const int expected = is_first ? std::min(price, budget - spent[number]) : 0;
            RC_ASSERT(charged == expected);
            spent[number] += charged;
            RC_ASSERT(spent[number] <= budget);
            RC_ASSERT(spent_cents(bid(round * 3 + number, budget).id, kToday) == spent[number]);
        }
    });
}

}  // namespace
}  // namespace hoigung::store
