#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/metrics.hpp"
#include "render/render_call.hpp"

namespace hoigung::render {

class PieceCache;
class WorkerState;
class Vm;
class VmPool;

struct RendererSettings {
    std::size_t workers = 2;
    // Engines beyond one per worker: with a spare one, calls do not wait while a spoiled engine is replaced.
    std::size_t spare_engines = 1;
    // The most queued calls; further ones are refused. About half a second of work for two engines.
    std::size_t queue_limit = 256;
    // The CPU time limit of one call.
    std::chrono::milliseconds time_limit{250};
    // Wall-clock time after which a call is answered in any case. JavaScriptCore cannot interrupt a long
    // regular expression, a huge string or an endless chain of promises.
    std::chrono::milliseconds give_up_after{1000};
    // An engine whose heap is larger is replaced.
    std::size_t heap_limit = std::size_t{100} << 20;
    // The memory for pieces of pages, shared by all engines.
    std::size_t piece_bytes = std::size_t{8} << 20;
    unsigned warm_up_rounds = 30;
};

// Runs the functions of a bundle, `globalThis.hoigung = { name(...strings) -> string }`, on its own threads.
// Engines are shared by requests, so the bundle must not keep state of a request.
class Renderer {
  public:
    using Callback = std::function<void(RenderResult)>;

    // Fails with `broken` when the bundle does not run.
    static base::Result<std::unique_ptr<Renderer>, RenderError> start(std::string bundle,
                                                                      const RendererSettings& settings,
                                                                      base::Metrics& metrics);
    // Queued calls, and calls that arrive meanwhile, are answered with `broken`.
    ~Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;

    // `done` is called once: on a thread of the renderer, or before this returns when the call is refused. It
    // must neither block for long nor throw.
    void call(std::string function, std::vector<std::string> arguments, Callback done);
    [[nodiscard]] RenderResult call_and_wait(std::string function, std::vector<std::string> arguments);

    // Whether calls are waiting for an engine.
    [[nodiscard]] bool has_waiting();

    // Replaces the engines by new ones that were warmed up with these calls, now and at every later
    // replacement. Returns when there is one for every worker, or with the error of the first call that
    // fails.
    base::Result<void, RenderError> warm_up(const std::vector<RenderCall>& calls);

  private:
    using Time = std::chrono::steady_clock::time_point;
    struct Waiting;
    struct Task;
    struct Worker;
    struct RenderMetrics;

    Renderer(std::string bundle, const RendererSettings& settings, base::Metrics& metrics);

    base::Result<std::unique_ptr<Vm>, RenderError> build(const std::vector<RenderCall>& warm_up_calls) const;
    void start_worker();
    void work(const std::shared_ptr<WorkerState>& state);
    std::optional<Task> next_task();
    void answer(const Callback& done, RenderResult result);

    // The watchdog's loop: it answers late calls, destroys old engines and builds new ones.
    void watch();
    void give_up_late_calls(Time now, std::vector<Callback>& late);
    void drop_stale_calls(Time now, std::vector<Callback>& stale);
    void restore_workers();
    void replace_engines(std::unique_lock<std::mutex>& lock);

    const std::string bundle_;
    const RendererSettings settings_;
    const std::unique_ptr<RenderMetrics> metrics_;
    // Shared with engines, because an engine that never returns outlives the renderer.
    const std::shared_ptr<PieceCache> piece_cache_;
    std::atomic<bool> stopping_ = false;

    std::mutex mutex_;
    std::condition_variable task_ready_;
    std::condition_variable watchdog_needed_;
    std::condition_variable engine_added_;
    std::deque<Waiting> waiting_;
    std::unique_ptr<VmPool> pool_;
    std::vector<Worker> workers_;
    std::size_t at_work_ = 0;  // workers that have not been given up
    std::vector<RenderCall> warm_up_calls_;
    unsigned warm_up_version_ = 0;
    Time next_build_{};
    std::thread watchdog_;
};

}  // namespace hoigung::render
