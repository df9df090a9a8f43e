#include "store/change_listener.hpp"

#include <gtest/gtest.h>

#include "base/testing/eventually.hpp"
#include "store/counters.hpp"
#include "store/testing/postgres_cluster.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::store {
namespace {

using base::testing::eventually;

class ChangeListenerTest : public ::testing::Test {
  protected:
    void advance() {
        database_->transaction(
            [](Connection& connection) { static_cast<void>(advance_counter(connection, "contact")); });
    }
    // Commits until the listener has heard of it: the first commit may come before it listens.
    [[nodiscard]] bool hears() {
        if (!eventually([&] { return listener_.is_listening(); })) return false;
        const int before = told_;
        advance();
        return eventually([&] { return told_ > before; });
    }

    testing::TestDatabase database_{testing::DatabaseKind::postgresql};
    std::atomic<int> told_ = 0;
    ChangeListener listener_{database_.settings().url, "somebody else", [this] { ++told_; }};
};

TEST_F(ChangeListenerTest, HearsOfCommitsThatAdvanceACounter) {
    EXPECT_TRUE(hears());
    EXPECT_TRUE(hears());
}

TEST_F(ChangeListenerTest, IsNotToldOfWhatWasRolledBackOrHasNoNumber) {
    ASSERT_TRUE(hears());
    const int before = told_;
    EXPECT_THROW(database_->transaction([](Connection& connection) {
        static_cast<void>(advance_counter(connection, "contact"));
        throw std::runtime_error("rolled back");
    }),
                 std::runtime_error);
    database_->transaction([](Connection& connection) {
        connection.execute("UPDATE counters SET value = value + 1 WHERE name = 'outbox'");
    });
    ASSERT_TRUE(hears());
    EXPECT_EQ(told_, before + 1);
}

TEST_F(ChangeListenerTest, ListensAgainAfterItsConnectionWasCut) {
    ASSERT_TRUE(hears());
    const int before = told_;
    testing::PostgresCluster::shared().terminate_connections(database_.name());
    // Told that it no longer listens, and that it listens again.
    ASSERT_TRUE(eventually([&] { return told_ >= before + 2; }));
    EXPECT_TRUE(hears());
}

}  // namespace
}  // namespace hoigung::store
