#include "store/partner_store.hpp"

#include "store/testing/with_webhooks.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;

class PartnerKeyStoreTest : public WithWebhooks {};
HOIGUNG_ON_EACH_DATABASE(PartnerKeyStoreTest);

TEST_P(PartnerKeyStoreTest, AKeyIsFoundByItsDigestUntilItIsRevoked) {
    EXPECT_EQ(keys_.find("digest 1"), key(1));
    EXPECT_EQ(keys_.find("digest"), std::nullopt);
    EXPECT_TRUE(keys_.revoke(key(1).id, clock_.now()));
    EXPECT_FALSE(keys_.revoke(key(1).id, clock_.now()));
    EXPECT_EQ(keys_.find("digest 1"), std::nullopt);
    EXPECT_EQ(keys_.all().size(), 2U);
    EXPECT_EQ(store_.listeners().size(), 1U);
}

}  // namespace
}  // namespace hoigung::store
