#include "base/worker_pool.hpp"

#include <atomic>
#include <future>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace hoigung::base {
namespace {

TEST(WorkerPool, RunsMoveOnlyWorkOnItsOwnThreads) {
    WorkerPool pool(1, 4);
    std::promise<std::thread::id> ran_on;
    auto answer = ran_on.get_future();
    ASSERT_TRUE(pool.submit(
        [promise = std::move(ran_on)]() mutable { promise.set_value(std::this_thread::get_id()); }));
    EXPECT_NE(answer.get(), std::this_thread::get_id());
}

TEST(WorkerPool, RefusesWhatDoesNotFitAndTakesWorkAgainLater) {
    WorkerPool pool(1, 2);
    std::promise<void> started;
    std::promise<void> gate;
    const auto open = gate.get_future().share();
    ASSERT_TRUE(pool.submit([&started, open] {
        started.set_value();
        open.wait();
    }));
    started.get_future().wait();

    std::atomic<int> done = 0;
    EXPECT_TRUE(pool.submit([&done] { ++done; }));
    EXPECT_TRUE(pool.submit([&done] { ++done; }));
    EXPECT_EQ(pool.waiting(), 2U);
    EXPECT_FALSE(pool.submit([&done] { done += 100; }));

    gate.set_value();
    std::promise<void> accepted;
    while (!pool.submit([&accepted] { accepted.set_value(); })) std::this_thread::yield();
    accepted.get_future().wait();
    EXPECT_EQ(done, 2);
}

TEST(WorkerPool, StopFinishesWhatWasTakenAndRefusesTheRest) {
    std::atomic<int> done = 0;
    WorkerPool pool(3, 1000);
    for (int i = 0; i < 500; ++i) ASSERT_TRUE(pool.submit([&done] { ++done; }));
    pool.stop();
    EXPECT_EQ(done, 500);
    EXPECT_FALSE(pool.submit([&done] { ++done; }));
    pool.stop();
    EXPECT_EQ(done, 500);
}

TEST(WorkerPool, OutlivesWorkThatThrows) {
    WorkerPool pool(1, 4);
    ASSERT_TRUE(pool.submit([] { throw std::runtime_error("told to"); }));
    std::promise<int> next;
    ASSERT_TRUE(pool.submit([&next] { next.set_value(7); }));
    EXPECT_EQ(next.get_future().get(), 7);
}

}  // namespace
}  // namespace hoigung::base
