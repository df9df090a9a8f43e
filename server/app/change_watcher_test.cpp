#include "app/change_watcher.hpp"

#include <atomic>

#include <gtest/gtest.h>

#include "base/testing/eventually.hpp"
#include "store/counters.hpp"
#include "store/testing/postgres_cluster.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::app {
namespace {

using base::testing::eventually;

class ChangeWatcherTest : public store::testing::OnEachDatabase {
  protected:
    static void advance(store::Database& database) {
        database.transaction([](store::Connection& connection) {
            static_cast<void>(store::advance_counter(connection, "contact"));
        });
    }
    void rename(const std::string& from, const std::string& to) {
        database().transaction([&](store::Connection& connection) {
            connection.execute_once("ALTER TABLE " + from + " RENAME TO " + to);
        });
    }

    std::atomic<std::int64_t> told_ = -1;
    // How often the followers had to look for themselves.
    std::atomic<int> untold_ = 0;
    ChangeWatcher watcher_{database()};
    const ChangeWatcher::Following following_{watcher_, [this](const store::Watermarks* marks) {
                                                  if (marks == nullptr) {
                                                      ++untold_;
                                                  } else {
                                                      told_ = marks->candidacies;
                                                  }
                                              }};
};
HOIGUNG_ON_DATABASES(ChangeWatcherTest, store::testing::DatabaseKind::sqlite_file,
                     store::testing::DatabaseKind::postgresql);

TEST_P(ChangeWatcherTest, TellsOfChangesOfThisProcessAndOfOthers) {
    ASSERT_TRUE(eventually([&] { return told_ == 0; }));
    advance(database());
    EXPECT_TRUE(eventually([&] { return told_ == 1; }));
    store::Database other(test_database().settings());
    advance(other);
    EXPECT_TRUE(eventually([&] { return told_ == 2; }));
    EXPECT_EQ(untold_, 0);
}

TEST_P(ChangeWatcherTest, LetsFollowersLookForThemselvesWhileItCannotTellAndOnceAfterwards) {
    ASSERT_TRUE(eventually([&] { return told_ == 0; }));
    rename("counters", "away");
    EXPECT_TRUE(eventually([&] { return untold_ >= 2; }));
    rename("away", "counters");
    advance(database());
    EXPECT_TRUE(eventually([&] { return told_ == 1; }));
    const int untold = untold_;
    const auto reads = watcher_.reads();
    EXPECT_TRUE(eventually([&] { return watcher_.reads() >= reads + 2; }));
    EXPECT_EQ(untold_, untold);
}

TEST_P(ChangeWatcherTest, TellsOfChangesAlsoAfterTheListeningConnectionWasCut) {
    const bool listens = GetParam() == store::testing::DatabaseKind::postgresql;
    ASSERT_TRUE(eventually([&] { return told_ == 0 && watcher_.is_listening() == listens; }));
    if (listens) store::testing::PostgresCluster::shared().terminate_connections(test_database().name());
    advance(database());
    EXPECT_TRUE(eventually([&] { return told_ == 1; }));
    ASSERT_TRUE(eventually([&] { return watcher_.is_listening() == listens; }));
    store::Database other(test_database().settings());
    advance(other);
    EXPECT_TRUE(eventually([&] { return told_ == 2; }));
}

}  // namespace
}  // namespace hoigung::app
