#include "store/webhook_store.hpp"

#include <gmock/gmock.h>

#include "store/testing/with_webhooks.hpp"

namespace hoigung::store {
namespace {

using namespace domain;
using namespace testing;
using ::testing::IsEmpty;

class WebhookStoreTest : public WithWebhooks {};
HOIGUNG_ON_EACH_DATABASE(WebhookStoreTest);

TEST_P(WebhookStoreTest, ThatAreTakenAwayLeaveNothingWaiting) {
    apply(1);
    queue();
    EXPECT_EQ(store_.waiting(key(1).id, 10).size(), 1U);
    EXPECT_TRUE(store_.remove(key(1).id));
    EXPECT_FALSE(store_.remove(key(1).id));
    EXPECT_THAT(store_.waiting(key(1).id, 10), IsEmpty());
    apply(2);
    EXPECT_EQ(queue(), 1);
}

}  // namespace
}  // namespace hoigung::store
