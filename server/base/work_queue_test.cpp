#include "base/work_queue.hpp"

#include <algorithm>
#include <atomic>
#include <future>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

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

TEST(WorkQueue, WhoeverHasMuchWorkWaitsBehindTheirOwn) {
    WorkQueue queue(100);
    std::vector<std::string> order;
    for (int i = 0; i < 16; ++i) {
        ASSERT_TRUE(queue.submit([&order] { order.emplace_back("busy"); }, {"busy", ""}));
    }
    ASSERT_TRUE(queue.submit([&order] { order.emplace_back("other"); }, {"other", ""}));
    ASSERT_TRUE(queue.submit([&order] { order.emplace_back("nobody"); }));
    { const WorkerThreads threads(queue, 1); }
    ASSERT_EQ(order.size(), 18U);
    EXPECT_EQ(order[1], "other");
    EXPECT_EQ(order[2], "nobody");
}

TEST(WorkQueue, OnePersonAndOneGroupLeaveThreadsToOthers) {
    WorkQueue queue(100, {.running_of_person = 1, .waiting_of_person = 0, .running_of_group = 2});
    const WorkerThreads threads(queue, 3);
    std::promise<void> gate;
    const auto open = gate.get_future().share();
    std::atomic<int> running = 0;
    const auto hold = [&running, open] {
        ++running;
        open.wait();
    };
    // The group uses two of three threads, one for each of two people.
    for (const std::string person : {"a", "a", "b", "b", "c"}) {
        ASSERT_TRUE(queue.submit(hold, {person, "group"}));
    }
    std::promise<void> served;
    ASSERT_TRUE(queue.submit([&served] { served.set_value(); }, {"other", "another group"}));
    served.get_future().wait();
    while (running < 2) std::this_thread::yield();
    EXPECT_EQ(queue.waiting(), 3U);
    EXPECT_EQ(running, 2);
    gate.set_value();
    while (running < 5) std::this_thread::yield();
}

TEST(WorkQueue, OfOnePersonOnlySomeWait) {
    WorkQueue queue(100, {.running_of_person = 1, .waiting_of_person = 2, .running_of_group = 0});
    EXPECT_TRUE(queue.submit([] {}, {"busy", ""}));
    EXPECT_TRUE(queue.submit([] {}, {"busy", ""}));
    EXPECT_FALSE(queue.submit([] {}, {"busy", ""}));
    EXPECT_TRUE(queue.submit([] {}, {"other", ""}));
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(queue.submit([] {})) << "what has no owner is not counted";
    const WorkerThreads threads(queue, 1);
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
