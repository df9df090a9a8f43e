#include "base/work_queue.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <optional>
#include <stdexcept>

#include <gtest/gtest.h>
#include <sys/resource.h>

namespace hoigung::base {
namespace {

TEST(WorkQueue, RunsMoveOnlyWorkOnItsOwnThreads) {
    WorkQueue queue(4);
    const WorkerThreads threads(queue, 1);
    std::promise<std::thread::id> ran_on;
    auto answer = ran_on.get_future();
    ASSERT_TRUE(queue.submit(
        [promise = std::move(ran_on)]() mutable { promise.set_value(std::this_thread::get_id()); }));
    EXPECT_NE(answer.get(), std::this_thread::get_id());
}

TEST(WorkQueue, RefusesWhatDoesNotFitAndTakesWorkAgainLater) {
    WorkQueue queue(2);
    const WorkerThreads threads(queue, 1);
    std::promise<void> started;
    std::promise<void> gate;
    const auto open = gate.get_future().share();
    ASSERT_TRUE(queue.submit([&started, open] {
        started.set_value();
        open.wait();
    }));
    started.get_future().wait();

    std::atomic<int> done = 0;
    EXPECT_TRUE(queue.submit([&done] { ++done; }));
    EXPECT_TRUE(queue.submit([&done] { ++done; }));
    EXPECT_EQ(queue.waiting(), 2U);
    EXPECT_FALSE(queue.submit([&done] { done += 100; }));

    gate.set_value();
    std::promise<void> accepted;
    while (!queue.submit([&accepted] { accepted.set_value(); })) std::this_thread::yield();
    accepted.get_future().wait();
    EXPECT_EQ(done, 2);
}

TEST(WorkQueue, KeepsWorkUntilThereAreThreads) {
    WorkQueue queue(4);
    std::promise<int> early;
    ASSERT_TRUE(queue.submit([&early] { early.set_value(7); }));
    EXPECT_EQ(queue.waiting(), 1U);
    const WorkerThreads threads(queue, 1);
    EXPECT_EQ(early.get_future().get(), 7);
}

TEST(WorkQueue, ThreadsFinishWhatWasTakenWhenTheyEndAndTheRestIsRefused) {
    std::atomic<int> done = 0;
    WorkQueue queue(1000);
    std::optional<WorkerThreads> threads;
    threads.emplace(queue, 3);
    for (int i = 0; i < 500; ++i) ASSERT_TRUE(queue.submit([&done] { ++done; }));
    threads.reset();
    EXPECT_EQ(done, 500);
    EXPECT_FALSE(queue.submit([&done] { ++done; }));
    EXPECT_EQ(done, 500);
}

TEST(WorkQueue, OutlivesWorkThatThrows) {
    WorkQueue queue(4);
    const WorkerThreads threads(queue, 1);
    ASSERT_TRUE(queue.submit([] { throw std::runtime_error("told to"); }));
    std::promise<int> next;
    ASSERT_TRUE(queue.submit([&next] { next.set_value(7); }));
    EXPECT_EQ(next.get_future().get(), 7);
}

TEST(WorkQueue, ThreadsYieldToOthersWhenTheyAreAskedTo) {
    const auto niceness = [](WorkerThreads::Urgency urgency) {
        WorkQueue queue(1);
        const WorkerThreads threads(queue, 1, urgency);
        std::promise<int> told;
        EXPECT_TRUE(queue.submit([&told] { told.set_value(getpriority(PRIO_PROCESS, 0)); }));
        return told.get_future().get();
    };
    const int own = getpriority(PRIO_PROCESS, 0);
    EXPECT_EQ(niceness(WorkerThreads::Urgency::usual), own);
    EXPECT_EQ(niceness(WorkerThreads::Urgency::yields), std::max(own, 10));
}

}  // namespace
}  // namespace hoigung::base
