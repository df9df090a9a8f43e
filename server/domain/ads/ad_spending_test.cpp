#include "domain/ads/ad_spending.hpp"

#include <gtest/gtest.h>

#include "domain/ads/choose_adverts.hpp"
#include "domain/testing/with_auction.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

constexpr base::Timestamp kNow{1794706200000ms};

class AdSpendingTest : public testing::WithAuction {
  protected:
    void click(std::size_t number, int cents, base::Timestamp at = kNow) {
        store_.charge(
            {.request_id = std::to_string(++clicks_), .bid = bid(number), .price_cents = cents, .at = at},
            1000);
    }
    [[nodiscard]] std::int64_t spent(std::size_t number, base::Timestamp at = kNow) const {
        return spending_.spent_cents(bid(number).id, base::hong_kong_date(at));
    }

    int clicks_ = 0;
    AdSpending::Steady::time_point at_ = AdSpending::Steady::now();
    AdSpending spending_;
};

TEST_F(AdSpendingTest, AsksOnceASecondHoweverManyBidsThereAre) {
    click(0, 10'000);
    click(1, 300);
    for (int request = 0; request < 100; ++request) {
        spending_.refresh(store_, kNow, at_);
        EXPECT_EQ(choose_adverts(snapshot_, {}, spending_, kNow).size(), 3U);
    }
    EXPECT_EQ(store_.queries, 1);
    EXPECT_EQ(spent(0), 10'000);
    click(2, 10'000);
    spending_.refresh(store_, kNow, at_ + 999ms);
    EXPECT_EQ(spent(2), 0);
    spending_.refresh(store_, kNow, at_ + 1s);
    EXPECT_EQ(spent(2), 10'000);
    EXPECT_EQ(choose_adverts(snapshot_, {}, spending_, kNow).size(), 2U) << "two budgets are used up";
}

TEST_F(AdSpendingTest, KnowsAtOnceWhatWasChargedHere) {
    spending_.refresh(store_, kNow, at_);
    click(0, 500);
    spending_.add(bid(0).id, base::hong_kong_date(kNow), 500);
    EXPECT_EQ(spent(0), 500);
    spending_.refresh(store_, kNow, at_ + 1s);
    EXPECT_EQ(spent(0), 500) << "not twice";
}

TEST_F(AdSpendingTest, BeginsAnewAtMidnight) {
    click(0, 500);
    spending_.refresh(store_, kNow, at_);
    const auto tomorrow = kNow + 24h;
    EXPECT_EQ(spent(0, tomorrow), 0);
    click(1, 200, tomorrow);
    spending_.refresh(store_, tomorrow, at_);
    EXPECT_EQ(spent(0, tomorrow), 0);
    EXPECT_EQ(spent(1, tomorrow), 200);
}

}  // namespace
}  // namespace hoigung::domain
