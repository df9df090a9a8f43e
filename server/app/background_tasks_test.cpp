#include "app/background_tasks.hpp"

#include <atomic>
#include <future>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "base/outage.hpp"
#include "base/testing/eventually.hpp"
#include "store/counters.hpp"
#include "store/lease_store.hpp"
#include "store/testing/test_database.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;
using base::testing::eventually;

constexpr base::Timestamp kNow{1794706200000ms};

// Stands still until a test moves it, so that a lease does not expire. Thread-safe.
class TestClock final : public base::Clock {
  public:
    [[nodiscard]] base::Timestamp now() const override { return kNow + std::chrono::milliseconds{passed_}; }
    void advance(std::chrono::milliseconds by) { passed_ += by.count(); }

  private:
    std::atomic<std::int64_t> passed_ = 0;
};

// Leases that fail while the database is away.
class FailingLeases final : public domain::LeaseStore {
  public:
    explicit FailingLeases(domain::LeaseStore& leases) : leases_(leases) {}

    std::optional<domain::Lease> acquire(std::string_view task, std::string_view holder, base::Timestamp now,
                                         std::chrono::milliseconds lasts) override {
        ++asked;
        fail_if_down();
        return leases_.acquire(task, holder, now, lasts);
    }
    void release(std::string_view task, std::string_view holder) override {
        fail_if_down();
        leases_.release(task, holder);
    }

    std::atomic<bool> is_down = true;
    std::atomic<int> asked = 0;

  private:
    void fail_if_down() const {
        if (is_down) throw base::Outage("the database is away");
    }

    domain::LeaseStore& leases_;
};

class BackgroundTasksTest : public ::testing::Test {
  protected:
    // Takes the lease; returns whether it was free.
    [[nodiscard]] bool is_free(std::string_view task) {
        return leases_.acquire(task, "somebody else", clock_.now(), 1h).has_value();
    }

    store::testing::TestDatabase database_{store::testing::DatabaseKind::sqlite_memory};
    store::SqlLeaseStore leases_{*database_};
    TestClock clock_;
    std::atomic<int> first_ = 0;
    std::atomic<int> second_ = 0;
    base::Metrics metrics_;
    BackgroundTasks tasks_{leases_, "node-a", clock_, metrics_};
};

TEST_F(BackgroundTasksTest, RunEachWhenItIsDueAndOneAtATime) {
    std::atomic<int> at_work = 0;
    std::atomic<bool> met = false;
    const auto work = [&](std::atomic<int>& turns) {
        return [&] {
            if (++at_work > 1) met = true;
            ++turns;
            --at_work;
        };
    };
    std::atomic<int> often = 0;
    BackgroundTasks tasks(leases_, "node-a", clock_, metrics_);
    tasks.add("rare", 1h, work(first_));
    tasks.add("often", 1ms, work(often));
    tasks.add("often too", 1ms, work(second_));
    tasks.start();
    EXPECT_TRUE(eventually([&] { return often >= 20 && second_ >= 20; }));
    tasks.stop();
    EXPECT_EQ(first_, 1) << "its first turn is at the start, its next in an hour";
    EXPECT_FALSE(met);
}

TEST_F(BackgroundTasksTest, AreDoneByTheHolderOfTheLeaseAloneUntilItStops) {
    tasks_.add("task", 1ms, [&] { ++first_; });
    tasks_.start();
    ASSERT_TRUE(eventually([&] { return first_ > 0; }));

    std::atomic<int> asked = 0;
    BackgroundTasks other(leases_, "node-b", clock_, metrics_);
    other.add(
        "task", 1ms,
        [&] {
            ++asked;
            return true;
        },
        [&] { ++second_; });
    other.start();
    // Every call but the last one was refused the lease.
    ASSERT_TRUE(eventually([&] { return asked >= 10; }));
    EXPECT_EQ(second_, 0);
    const int done = first_;
    EXPECT_TRUE(eventually([&] { return first_ > done; })) << "the holder keeps its lease";

    tasks_.stop();
    EXPECT_TRUE(eventually([&] { return second_ > 0; }));
}

TEST_F(BackgroundTasksTest, TellHowOftenTheyFailedAndWhenTheyWereLastDone) {
    std::atomic<bool> fails = true;
    const auto told = [&](const std::string& figure) {
        const std::string all = metrics_.exposition();
        const auto at = all.find("\n" + figure + " ");
        return at == std::string::npos ? -1.0 : std::stod(all.substr(at + figure.size() + 2));
    };
    tasks_.add("task", 1ms, [&] {
        if (fails) throw std::runtime_error("no");
    });
    tasks_.add(
        "idle", 1ms, [] { return false; }, [] {});
    EXPECT_EQ(told("hoigung_task_failures_total{task=\"task\"}"), 0);
    tasks_.start();
    EXPECT_TRUE(eventually([&] { return told("hoigung_task_failures_total{task=\"task\"}") >= 2; }));
    EXPECT_EQ(told("hoigung_task_done_timestamp_seconds{task=\"task\"}"), 0);
    fails = false;
    const double now = std::chrono::duration<double>(kNow.time_since_epoch()).count();
    for (const auto* task : {"task", "idle"})
        EXPECT_TRUE(eventually([&] {
            return told(std::string("hoigung_task_done_timestamp_seconds{task=\"") + task + "\"}") == now;
        }));
    EXPECT_EQ(told("hoigung_task_failures_total{task=\"idle\"}"), 0);
}

TEST_F(BackgroundTasksTest, ThatAreWatchedAskNothingUntilTheWatermarksCallThem) {
    ChangeWatcher watcher(*database_);
    BackgroundTasks tasks(leases_, "node-a", clock_, metrics_);
    std::atomic<std::int64_t> done = 0;
    tasks.add_watched(
        "task", 1ms, [&](const store::Watermarks& marks) { return marks.candidacies > done; },
        [&] {
            ++first_;
            return true;
        },
        [&] { done = ++second_; });
    const auto turns = [&](int number) { return first_ == number && second_ == number; };
    tasks.start(watcher);
    // Every task has a turn when it begins.
    ASSERT_TRUE(eventually([&] { return turns(1); }));
    const auto advance = [&] {
        database_->transaction([](store::Connection& connection) {
            static_cast<void>(store::advance_counter(connection, "contact"));
        });
    };
    // The first number was seen to in that turn.
    advance();
    const auto reads = watcher.reads();
    ASSERT_TRUE(eventually([&] { return watcher.reads() >= reads + 3; }));
    EXPECT_TRUE(turns(1));
    advance();
    ASSERT_TRUE(eventually([&] { return turns(2); }));
    tasks.run_now();
    ASSERT_TRUE(eventually([&] { return turns(3); }));
}

TEST_F(BackgroundTasksTest, AreTakenOverFromAHolderThatDied) {
    ASSERT_TRUE(leases_.acquire("task", "node-b", clock_.now(), 10s));
    std::atomic<int> asked = 0;
    BackgroundTasks tasks(leases_, "node-a", clock_, metrics_);
    tasks.add(
        "task", 1ms,
        [&] {
            ++asked;
            return true;
        },
        [&] { ++first_; });
    tasks.start();
    ASSERT_TRUE(eventually([&] { return asked >= 5; }));
    EXPECT_EQ(first_, 0);
    clock_.advance(10s);
    EXPECT_TRUE(eventually([&] { return first_ > 0; }));
}

TEST_F(BackgroundTasksTest, ThatFailAreTriedAgainAtTheirNextTurnAndHinderNoOther) {
    tasks_.add("failing", 1ms, [&] {
        if (++first_ < 3) throw std::runtime_error("not yet");
    });
    tasks_.add("other", 1ms, [&] { ++second_; });
    tasks_.start();
    EXPECT_TRUE(eventually([&] { return first_ >= 4 && second_ >= 4; }));
}

TEST_F(BackgroundTasksTest, WaitWhileTheLeasesAreOutOfReach) {
    FailingLeases leases(leases_);
    BackgroundTasks tasks(leases, "node-a", clock_, metrics_);
    tasks.add("task", 1ms, [&] { ++first_; });
    tasks.start();
    ASSERT_TRUE(eventually([&] { return leases.asked >= 5; }));
    EXPECT_EQ(first_, 0);
    leases.is_down = false;
    EXPECT_TRUE(eventually([&] { return first_ > 0; }));
    leases.is_down = true;
    EXPECT_NO_THROW(tasks.stop());
    EXPECT_FALSE(is_free("task")) << "it could not be released and runs out by itself";
}

TEST_F(BackgroundTasksTest, AreAllBroughtForwardByRunNow) {
    tasks_.add("first", 1h, [&] { ++first_; });
    tasks_.add("second", 2h, [&] { ++second_; });
    tasks_.start();
    for (const int turns : {1, 2, 3}) {
        ASSERT_TRUE(eventually([&] { return first_ == turns && second_ == turns; })) << turns;
        tasks_.run_now();
    }
}

TEST_F(BackgroundTasksTest, StopAtOnceAndReleaseTheirLeases) {
    tasks_.add("first", 1h, [&] { ++first_; });
    tasks_.add("second", 1h, [&] { ++second_; });
    tasks_.start();
    ASSERT_TRUE(eventually([&] { return first_ == 1 && second_ == 1; }));
    // The next turn is in an hour: stop() would not return in time if it waited for it.
    tasks_.stop();
    EXPECT_TRUE(is_free("first"));
    EXPECT_TRUE(is_free("second"));

    tasks_.stop();
    EXPECT_FALSE(leases_.acquire("first", "node-c", clock_.now(), 1h)) << "it belongs to somebody else now";
    tasks_.run_now();
    EXPECT_EQ(first_, 1);
    EXPECT_EQ(second_, 1);
}

TEST_F(BackgroundTasksTest, StopInTheMiddleOfATaskThatHasMuchToDo) {
    tasks_.add("endless", 1h, [&] {
        for (;;) {
            database_->transaction([](store::Connection&) {});
            ++first_;
            // The database has one connection, which other threads need, too.
            std::this_thread::sleep_for(1ms);
        }
    });
    tasks_.start();
    ASSERT_TRUE(eventually([&] { return first_ > 10; }));
    tasks_.stop();
    EXPECT_TRUE(is_free("endless"));
}

TEST_F(BackgroundTasksTest, MayStopWithoutHavingStartedOrWithoutATask) {
    tasks_.add("task", 1ms, [&] { ++first_; });
    tasks_.stop();
    EXPECT_EQ(first_, 0);

    BackgroundTasks none(leases_, "node-b", clock_, metrics_);
    none.start();
    none.stop();
}

TEST_F(BackgroundTasksTest, TakeNoLeaseWhenThereIsNothingToDo) {
    tasks_.add(
        "task", 1ms,
        [&] {
            ++first_;
            return false;
        },
        [&] { ++second_; });
    tasks_.start();
    ASSERT_TRUE(eventually([&] { return first_ >= 5; }));
    EXPECT_TRUE(is_free("task"));
    EXPECT_EQ(second_, 0);
}

TEST_F(BackgroundTasksTest, KeepTheirLeaseWhileTheyWork) {
    RecordProperty("rows", "15.04");
    FailingLeases counted(leases_);
    counted.is_down = false;
    std::promise<void> go_on;
    BackgroundTasks tasks(counted, "node-a", clock_, metrics_, 6ms);
    tasks.add("long", 1ms, [&] {
        ++first_;
        if (first_ == 1) go_on.get_future().wait();
    });
    tasks.start();
    ASSERT_TRUE(eventually([&] { return first_ == 1; }));
    // The clock moves further than the lease lasts, and the lease is renewed each time.
    for (int times = 0; times < 5; ++times) {
        clock_.advance(5ms);
        const int asked = counted.asked;
        ASSERT_TRUE(eventually([&] { return counted.asked >= asked + 2; }));
        EXPECT_FALSE(is_free("long"));
    }
    go_on.set_value();
}

TEST_F(BackgroundTasksTest, WriteNothingMoreAfterTheirLeaseWasLost) {
    RecordProperty("rows", "15.04");
    FailingLeases unreachable(leases_);
    unreachable.is_down = false;
    std::promise<void> go_on;
    std::atomic<bool> refused = false;
    BackgroundTasks tasks(unreachable, "node-a", clock_, metrics_, 6ms);
    tasks.add("long", 1h, [&] {
        ++first_;
        go_on.get_future().wait();
        try {
            database_->transaction([&](store::Connection&) { ++second_; });
        } catch (const store::LeaseLost&) {
            refused = true;
        }
    });
    tasks.start();
    ASSERT_TRUE(eventually([&] { return first_ == 1; }));
    unreachable.is_down = true;
    clock_.advance(4h);
    ASSERT_TRUE(is_free("long")) << "another node takes over";
    go_on.set_value();
    EXPECT_TRUE(eventually([&] { return refused.load(); }));
    EXPECT_EQ(second_, 0);
    unreachable.is_down = false;
}

}  // namespace
}  // namespace hoigung::app
