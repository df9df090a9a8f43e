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

TEST_P(LeaseStoreTest, HasAHigherNumberWheneverItChangesHands) {
    RecordProperty("rows", "15.04");
    const auto first = leases_.acquire("closer", "node-a", now_, 10s);
    ASSERT_TRUE(first);
    EXPECT_EQ(leases_.acquire("closer", "node-a", now_ + 1s, 10s), first) << "renewing keeps it";
    const auto second = leases_.acquire("closer", "node-b", now_ + 20s, 10s);
    EXPECT_GT(second->number, first->number);
    leases_.release("closer", "node-b");
    EXPECT_GT(leases_.acquire("closer", "node-a", now_ + 21s, 10s)->number, second->number);
}

TEST_P(LeaseStoreTest, FencesWhatIsWrittenAfterItWasLost) {
    RecordProperty("rows", "15.04");
    const auto write = [&] {
        database().transaction([](Connection& connection) {
            connection.execute("UPDATE counters SET value = value + 1 WHERE name = 'outbox'");
        });
    };
    const auto written = [&] {
        return database().read([](Connection& connection) {
            return connection.select<int>("SELECT value FROM counters WHERE name = 'outbox'").first();
        });
    };
    const auto lease = leases_.acquire("closer", "node-a", now_, 10s).value();
    {
        const LeaseFence fence(lease);
        write();
        EXPECT_EQ(written(), 1);
        std::async(std::launch::async, [&] {
            ASSERT_TRUE(leases_.acquire("closer", "node-b", now_ + 20s, 10s));
        }).get();
        EXPECT_THROW(write(), LeaseLost);
        EXPECT_EQ(written(), 1);
    }
    write();
    EXPECT_EQ(written(), 2) << "outside of the fence";
}

TEST_P(LeaseStoreTest, OfOneTaskSaysNothingAboutAnother) {
    EXPECT_TRUE(leases_.acquire("closer", "node-a", now_, 10s));
    EXPECT_TRUE(leases_.acquire("purger", "node-b", now_, 10s));
}

TEST_P(LeaseStoreTest, IsGivenToOneOfManyWhoAskAtOnce) {
    std::vector<std::future<bool>> nodes;
    for (int i = 0; i < 8; ++i) {
        nodes.push_back(std::async(std::launch::async, [this, i] {
            return leases_.acquire("closer", "node-" + std::to_string(i), now_, 10s).has_value();
        }));
    }
    int holders = 0;
    for (auto& node : nodes) holders += node.get() ? 1 : 0;
    EXPECT_EQ(holders, 1);
}

}  // namespace
}  // namespace hoigung::store
