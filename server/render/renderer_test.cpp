#include "render/renderer.hpp"

#include <algorithm>
#include <future>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hoigung::render {
namespace {

using namespace std::chrono_literals;
using Kind = RenderError::Kind;
using ::testing::HasSubstr;

const std::string kBundle = R"js(
const memory = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
const kept = [];
let calls = 0;
let cursed = false;
globalThis.hoigung = {
    echo(text) { if (cursed) throw new Error('cursed'); ++calls; return text; },
    calls() { return String(calls); },
    endless() { for (;;) {} },
    fail() { throw new Error('no'); },
    curse() { cursed = true; return ''; },
    keep() { kept.push(new Array(130000).fill(0.5 + kept.length)); return String(kept.length); },
    sleep(milliseconds) { Atomics.wait(memory, 0, 0, Number(milliseconds)); return ''; },
};
)js";

class RendererTest : public ::testing::Test {
  protected:
    std::unique_ptr<Renderer> start(const RendererSettings& settings, const std::string& bundle = kBundle) {
        auto renderer = Renderer::start(bundle, settings, metrics_);
        EXPECT_TRUE(renderer.ok()) << renderer.error().message;
        return std::move(renderer).value();
    }

    double errors(const char* kind) {
        return metrics_.counter("hoigung_render_errors_total", "", {{"kind", kind}}).Value();
    }
    double replaced(const char* reason) {
        return metrics_.counter("hoigung_render_engines_replaced_total", "", {{"reason", reason}}).Value();
    }

    base::Metrics metrics_;
};

TEST_F(RendererTest, AnswersCallsFromManyThreadsEachWithItsOwn) {
    const auto renderer = start({.workers = 3, .queue_limit = 1000, .give_up_after = 60s});
    constexpr int kThreads = 8;
    constexpr int kCalls = 300;
    std::atomic<int> right = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < kThreads; ++thread) {
        threads.emplace_back([&, thread] {
            for (int i = 0; i < kCalls; ++i) {
                std::string text = "侍應 " + std::to_string(thread) + '/' + std::to_string(i);
                text.resize(text.size() + static_cast<std::size_t>(i) * 50, 'x');
                const RenderResult result = renderer->call_and_wait("echo", {text});
                if (result && result.value() == text) ++right;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(right, kThreads * kCalls);
    EXPECT_EQ(metrics_.counter("hoigung_render_calls_total", "").Value(), kThreads * kCalls);
    EXPECT_THAT(metrics_.exposition(),
                HasSubstr("hoigung_render_seconds_count " + std::to_string(kThreads * kCalls)));
}

TEST_F(RendererTest, GoesOnAfterAnEndlessLoop) {
    const auto renderer = start({.workers = 1, .time_limit = 50ms, .give_up_after = 60s});
    for (int i = 0; i < 3; ++i) {
        const RenderResult result = renderer->call_and_wait("endless", {});
        ASSERT_FALSE(result.ok());
        EXPECT_EQ(result.error().kind, Kind::timeout);
        EXPECT_EQ(renderer->call_and_wait("echo", {"next"}).value(), "next");
    }
    EXPECT_EQ(replaced("timeout"), 3);
    EXPECT_EQ(errors("timeout"), 3);
}

TEST_F(RendererTest, AnswersEvenWhenTheEngineCannotBeInterrupted) {
    const auto renderer =
        start({.workers = 1, .spare_engines = 0, .time_limit = 50ms, .give_up_after = 300ms});
    const RenderResult result = renderer->call_and_wait("sleep", {"20000"});
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().kind, Kind::timeout);
    EXPECT_EQ(replaced("stuck"), 1);
    bool again = false;
    for (int i = 0; i < 50 && !again; ++i) again = renderer->call_and_wait("echo", {"next"}).ok();
    EXPECT_TRUE(again);
}

TEST_F(RendererTest, StopsWhileAnEngineIsStuck) {
    std::promise<RenderResult> running;
    std::promise<RenderResult> waiting;
    std::atomic<bool> refused = true;
    {
        const auto renderer =
            start({.workers = 1, .queue_limit = 1, .time_limit = 50ms, .give_up_after = 1s});
        renderer->call("sleep", {"20000"},
                       [&](RenderResult result) { running.set_value(std::move(result)); });
        // The single place in the queue is free as soon as the first call runs.
        while (refused) {
            refused = false;
            renderer->call("echo", {""}, [&](RenderResult result) {
                refused = !result.ok() && result.error().kind == Kind::busy;
                if (!refused) waiting.set_value(std::move(result));
            });
        }
    }
    EXPECT_EQ(running.get_future().get().error().kind, Kind::timeout);
    EXPECT_EQ(waiting.get_future().get().error().message, "the renderer has stopped");
}

TEST_F(RendererTest, AnswersACallMadeWhileItStops) {
    std::promise<RenderResult> second;
    {
        const auto renderer =
            start({.workers = 1, .queue_limit = 1, .time_limit = 50ms, .give_up_after = 60s});
        renderer->call("endless", {}, [&second, again = renderer.get()](const RenderResult&) {
            again->call("echo", {""},
                        [&second](RenderResult result) { second.set_value(std::move(result)); });
        });
    }
    EXPECT_EQ(second.get_future().get().error().message, "the renderer has stopped");
}

TEST_F(RendererTest, RefusesAtOnceWhenTooManyCallsWait) {
    const auto renderer = start({.workers = 1, .queue_limit = 2, .give_up_after = 60s});
    std::atomic<int> busy = 0;
    std::atomic<int> timeouts = 0;
    std::vector<std::promise<void>> answered(20);
    for (std::promise<void>& promise : answered) {
        renderer->call("endless", {}, [&](RenderResult result) {
            if (result.error().kind == Kind::busy) ++busy;
            if (result.error().kind == Kind::timeout) ++timeouts;
            promise.set_value();
        });
    }
    EXPECT_GE(busy, 17);
    for (std::promise<void>& promise : answered) promise.get_future().wait();
    EXPECT_GE(timeouts, 2);
    EXPECT_EQ(busy + timeouts, 20);
    EXPECT_EQ(errors("busy"), busy);
    EXPECT_EQ(renderer->call_and_wait("echo", {"again"}).value(), "again");
}

TEST_F(RendererTest, ReplacesAnEngineThatGrowsWithoutFailingACall) {
    const auto renderer =
        start({.workers = 1, .spare_engines = 0, .give_up_after = 60s, .heap_limit = 30 << 20});
    int most = 0;
    bool fresh = false;
    for (int i = 0; i < 5000 && !fresh; ++i) {
        const RenderResult result = renderer->call_and_wait("keep", {});
        ASSERT_TRUE(result.ok()) << result.error().message;
        const int kept = std::stoi(result.value());
        fresh = kept < most;
        most = std::max(most, kept);
    }
    EXPECT_TRUE(fresh);
    EXPECT_GE(replaced("heap"), 1);
}

TEST_F(RendererTest, ReplacesAnEngineThatACallLeftInABadState) {
    const auto renderer = start({.workers = 1, .spare_engines = 0, .give_up_after = 60s});
    ASSERT_TRUE(renderer->call_and_wait("curse", {}).ok());
    bool mended = false;
    for (int i = 0; i < 1'000'000 && !mended; ++i) mended = renderer->call_and_wait("echo", {""}).ok();
    EXPECT_TRUE(mended);
    EXPECT_EQ(replaced("exceptions"), 1);
}

TEST_F(RendererTest, AnExceptionOfOneCallDoesNotReachAnother) {
    const auto renderer = start({.workers = 1, .give_up_after = 60s});
    EXPECT_EQ(renderer->call_and_wait("fail", {}).error().message, "Error: no");
    EXPECT_EQ(renderer->call_and_wait("echo", {"fine"}).value(), "fine");
    EXPECT_EQ(errors("exception"), 1);
    EXPECT_EQ(replaced("exceptions"), 0);
}

TEST_F(RendererTest, WarmsUpEveryEngineAlsoThoseThatComeLater) {
    const auto renderer = start(
        {.workers = 1, .spare_engines = 0, .time_limit = 50ms, .give_up_after = 60s, .warm_up_rounds = 20});
    EXPECT_EQ(renderer->call_and_wait("calls", {}).value(), "0");
    ASSERT_TRUE(renderer->warm_up({{"echo", {"a"}}, {"echo", {"b"}}}).ok());
    EXPECT_EQ(renderer->call_and_wait("calls", {}).value(), "40");
    EXPECT_FALSE(renderer->call_and_wait("endless", {}).ok());
    EXPECT_EQ(renderer->call_and_wait("calls", {}).value(), "40");
}

TEST_F(RendererTest, TellsWhichWarmUpCallFails) {
    const auto renderer = start({.workers = 1, .give_up_after = 60s});
    const auto warm = renderer->warm_up({{"echo", {"a"}}, {"fail", {}}});
    ASSERT_FALSE(warm.ok());
    EXPECT_EQ(warm.error().message, "Error: no");
    EXPECT_EQ(renderer->call_and_wait("echo", {"still"}).value(), "still");
}

TEST_F(RendererTest, DoesNotStartOnABundleThatDoesNotRun) {
    const auto renderer = Renderer::start("throw new Error('no bundle')", {}, metrics_);
    ASSERT_FALSE(renderer.ok());
    EXPECT_EQ(renderer.error().kind, Kind::broken);
    EXPECT_THAT(renderer.error().message, HasSubstr("no bundle"));
}

}  // namespace
}  // namespace hoigung::render
