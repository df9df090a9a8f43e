#include "domain/ads/charge_click.hpp"

#include "domain/testing/with_auction.hpp"
#include "security/testing/site_keys.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;

constexpr base::Timestamp kNow{1794706200000ms};

class ChargeClickTest : public testing::WithAuction {
  protected:
    const security::testing::SiteKeys keys_{SigningKey{{}, std::string(32, 'k'), kNow, kNow}};
};

TEST_F(ChargeClickTest, AClickThatWasNeverOfferedOrTooLongAgoIsRefused) {
    const OfferSeals& seals = keys_.offer_seals;
    const auto charge = [&](std::string_view seal, base::Timestamp at) {
        return charge_click({"r", bid(1).id, seal, "192.0.2.1", "agent"}, snapshot_.catalogue, seals, store_,
                            10, at);
    };
    const auto seal = seals.seal("r", bid(1).id, {120, kNow});
    EXPECT_FALSE(charge("120.1794706200000.forged", kNow).ok());
    EXPECT_FALSE(charge(seals.seal("s", bid(1).id, {120, kNow}), kNow).ok());
    EXPECT_FALSE(charge(seal, kNow + 24h + 1ms).ok());
    EXPECT_EQ(*charge(seal, kNow + 24h), (ClickCharge{ClickResult::charged, 120}));
}

TEST_F(ChargeClickTest, AClickOnAJobThatHasClosedCostsNothing) {
    const OfferSeals& seals = keys_.offer_seals;
    const auto seal = seals.seal("r", bid(4).id, {120, kNow});
    const auto charged = charge_click({"r", bid(4).id, seal, "192.0.2.1", "agent"}, snapshot_.catalogue,
                                      seals, store_, 10, kNow);
    EXPECT_EQ(*charged, ClickCharge{ClickResult::job_closed});
    EXPECT_EQ(store_.spent_cents(bid(4).id, base::hong_kong_date(kNow)), 0);
}

}  // namespace
}  // namespace hoigung::domain
