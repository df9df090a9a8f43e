#include "endpoints/portal/request_owners.hpp"

#include <gtest/gtest.h>

namespace hoigung::endpoints::portal {
namespace {

using namespace std::chrono_literals;

const RequestOwners::Time kNow{1h};
const domain::PersonId kMay = domain::PersonId::parse("00000000000000000000000a").value();
const domain::CompanyId kShop = domain::CompanyId::parse("0000000000000000000000c1").value();
constexpr std::string_view kAnother = "0000000000000000000000c2";

TEST(RequestOwners, ASessionThatIsNotKnownTakesItsAddressesShare) {
    RequestOwners owners;
    EXPECT_EQ(owners.owner_of("made up", "192.0.2.1", kShop.text(), kNow).person, "address 192.0.2.1");
    EXPECT_EQ(owners.owner_of("made up", "192.0.2.1", kShop.text(), kNow).group, "");
    EXPECT_EQ(owners.owner_of("", "192.0.2.1", "", kNow).person, "address 192.0.2.1");
}

TEST(RequestOwners, AllSessionsOfAPersonAreOneAndAStrangerTakesNoCompanysShare) {
    RequestOwners owners;
    owners.learn("first", kMay, {kShop}, kNow);
    owners.learn("second", kMay, {kShop}, kNow);
    const auto first = owners.owner_of("first", "192.0.2.1", kShop.text(), kNow);
    const auto second = owners.owner_of("second", "192.0.2.2", kShop.text(), kNow);
    EXPECT_EQ(first.person, second.person);
    EXPECT_EQ(first.group, "company " + kShop.text());
    EXPECT_EQ(owners.owner_of("first", "192.0.2.1", kAnother, kNow).group, "");
    EXPECT_EQ(owners.owner_of("first", "192.0.2.1", "", kNow).group, "");
}

TEST(RequestOwners, ASessionIsLookedUpAgainAfterAMinute) {
    RequestOwners owners;
    EXPECT_FALSE(owners.knows("first", kNow));
    owners.learn("first", kMay, {kShop}, kNow);
    EXPECT_TRUE(owners.knows("first", kNow + 59s));
    EXPECT_FALSE(owners.knows("first", kNow + 60s));
    EXPECT_EQ(owners.owner_of("first", "192.0.2.1", kShop.text(), kNow + 60s).person, "address 192.0.2.1");
    // The person has been removed from the company in the meantime.
    owners.learn("first", kMay, {}, kNow + 60s);
    EXPECT_EQ(owners.owner_of("first", "192.0.2.1", kShop.text(), kNow + 60s).group, "");
}

}  // namespace
}  // namespace hoigung::endpoints::portal
