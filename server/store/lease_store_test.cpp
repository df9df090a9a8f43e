#include "store/lease_store.hpp"

#include <future>

#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using namespace std::chrono_literals;

class LeaseStoreTest : public testing::OnEachDatabase {
  protected:
    const base::Timestamp now_{std::chrono::milliseconds{1794706200000}};
    SqlLeaseStore leases_{database()};
};
HOIGUNG_ON_EACH_DATABASE(LeaseStoreTest);

TEST_P(LeaseStoreTest, BelongsToTheFirstUntilItExpires) {
    EXPECT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    EXPECT_FALSE(leases_.acquire("closer", "node-b", now_, 10s));
    EXPECT_FALSE(leases_.acquire("closer", "node-b", now_ + 9999ms, 10s));
    EXPECT_TRUE(leases_.acquire("closer", "node-b", now_ + 10s, 10s));
    EXPECT_FALSE(leases_.acquire("closer", "node-a", now_ + 11s, 10s));
}

TEST_P(LeaseStoreTest, IsRenewedByItsHolder) {
    ASSERT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    EXPECT_TRUE(leases_.acquire("closer", "node-a", now_ + 8s, 10s));
    EXPECT_FALSE(leases_.acquire("closer", "node-b", now_ + 12s, 10s));
}

TEST_P(LeaseStoreTest, OutlivesNoClockThatIsSetBack) {
    ASSERT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    EXPECT_FALSE(leases_.acquire("closer", "node-b", now_ - 10s, 10s));
    EXPECT_TRUE(leases_.acquire("closer", "node-b", now_ - 11s, 10s));
}

TEST_P(LeaseStoreTest, IsReleasedByItsHolderOnly) {
    ASSERT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    leases_.release("closer", "node-b");
    EXPECT_FALSE(leases_.acquire("closer", "node-b", now_ + 1s, 10s));
    leases_.release("closer", "node-a");
    EXPECT_TRUE(leases_.acquire("closer", "node-b", now_ + 1s, 10s));
    leases_.release("no such task", "node-a");
}

TEST_P(LeaseStoreTest, OfOneTaskSaysNothingAboutAnother) {
    EXPECT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    EXPECT_TRUE(leases_.acquire("purger", "node-b", now_, 10s));
}

TEST_P(LeaseStoreTest, IsGivenToOneOfManyWhoAskAtOnce) {
    std::vector<std::future<bool>> nodes;
    for (int i = 0; i < 8; ++i) {
        nodes.push_back(std::async(std::launch::async, [this, i] {
            return leases_.acquire("closer", "node-" + std::to_string(i), now_, 10s);
        }));
    }
    int holders = 0;
    for (auto& node : nodes) holders += node.get() ? 1 : 0;
    EXPECT_EQ(holders, 1);
}

}  // namespace
}  // namespace hoigung::store
