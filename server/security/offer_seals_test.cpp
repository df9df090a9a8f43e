#include "security/offer_seals.hpp"

#include <gtest/gtest.h>

namespace hoigung::security {
namespace {

using namespace std::chrono_literals;

constexpr base::Timestamp kNow{1794706200000ms};
constexpr std::string_view kRequest = "0b8f7a3e-5c4e-4b0a-9f0e-2f6b1f3d9c11";

domain::BidId bid(std::uint8_t number) {
    domain::BidId id;
    id.bytes[11] = number;
    return id;
}

domain::SigningKey key(std::uint8_t number) {
    domain::SigningKey made{{}, std::string(32, static_cast<char>(number)), kNow, kNow};
    made.id.bytes[11] = number;
    return made;
}

class OfferSealsTest : public ::testing::Test {
  protected:
    OfferSealsTest() {
        ring_.replace({key(1)});
        seal_ = seals_.seal(kRequest, bid(1), {370, kNow});
    }

    KeyRing ring_;
    HmacOfferSeals seals_{ring_};
    std::string seal_;
};

TEST_F(OfferSealsTest, OpenForTheRequestAndBidTheyWereMadeFor) {
    const auto offer = seals_.open(seal_, kRequest, bid(1));
    ASSERT_TRUE(offer);
    EXPECT_EQ(offer->price_cents, 370);
    EXPECT_EQ(offer->offered_at, kNow);
    EXPECT_FALSE(seals_.open(seal_, "another", bid(1)));
    EXPECT_FALSE(seals_.open(seal_, kRequest, bid(2)));
}

TEST_F(OfferSealsTest, DoNotOpenWhenAnyOfItsCharactersIsAnother) {
    for (std::size_t i = 0; i < seal_.size(); ++i) {
        std::string other = seal_;
        other[i] = other[i] == '1' ? '2' : '1';
        EXPECT_FALSE(seals_.open(other, kRequest, bid(1))) << other;
    }
    for (const std::string_view other : {"", ".", "..", "370", "370.1", "370.1.", "-1.1.x", "x.1.y"})
        EXPECT_FALSE(seals_.open(other, kRequest, bid(1))) << other;
}

TEST_F(OfferSealsTest, SurviveANewKeyButNotTheLossOfTheirs) {
    ring_.replace({key(1), key(2)});
    EXPECT_TRUE(seals_.open(seal_, kRequest, bid(1)));
    ring_.replace({key(2)});
    EXPECT_FALSE(seals_.open(seal_, kRequest, bid(1)));
}

}  // namespace
}  // namespace hoigung::security
