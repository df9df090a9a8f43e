#include "render/renderer.hpp"

#include <algorithm>
#include <future>
#include <utility>

#include <fmt/format.h>

#include "base/log.hpp"
#include "render/piece_cache.hpp"
#include "render/vm.hpp"
#include "render/vm_pool.hpp"
#include "render/worker_state.hpp"

namespace hoigung::render {
namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::seconds kPauseAfterFailedBuild{1};

RenderError stopped() {
    return {RenderError::Kind::broken, "the renderer has stopped"};
}

}  // namespace

struct Renderer::Waiting {
    RenderCall call;
    Callback done;
    Time since;
};

struct Renderer::Task {
    RenderCall call;
    Callback done;
    VmPool::Loan engine;
};

struct Renderer::Worker {
    std::shared_ptr<WorkerState> state;
    std::thread thread;
};

struct Renderer::RenderMetrics {
    explicit RenderMetrics(base::Metrics& figures)
        : metrics(figures),
          calls(metrics.counter("hoigung_render_calls_total", "Calls of the bundle, refused ones included")),
          seconds(metrics.duration("hoigung_render_seconds", "Time that a call runs")),
          heap(metrics.gauge("hoigung_render_heap_bytes", "JavaScript heap of the engines in service")) {
        // Registered from the start, so that the first event of each kind shows as an increase.
        using Kind = RenderError::Kind;
        for (const Kind kind : {Kind::timeout, Kind::exception, Kind::busy, Kind::broken}) errors(kind);
        for (const char* reason : {"timeout", "exhaustion", "exceptions", "heap", "stuck"}) replaced(reason);
    }

    void count_error(RenderError::Kind kind) { errors(kind).Increment(); }
    void count_replacement(std::string_view reason) {
        replaced(reason).Increment();
        base::log::warning("a render engine is replaced: {}", reason);
    }

    prometheus::Counter& errors(RenderError::Kind kind) const {
        return metrics.counter("hoigung_render_errors_total", "Calls that failed, by kind",
                               {{"kind", std::string(name(kind))}});
    }
    prometheus::Counter& replaced(std::string_view reason) const {
        return metrics.counter("hoigung_render_engines_replaced_total", "Engines put off, by reason",
                               {{"reason", std::string(reason)}});
    }

    base::Metrics& metrics;
    prometheus::Counter& calls;
    prometheus::Histogram& seconds;
    prometheus::Gauge& heap;
};

Renderer::Renderer(std::string bundle, const RendererSettings& settings, base::Metrics& metrics)
    : bundle_(std::move(bundle)),
      settings_(settings),
      metrics_(std::make_unique<RenderMetrics>(metrics)),
      piece_cache_(std::make_shared<PieceCache>(settings.piece_bytes)),
      pool_(std::make_unique<VmPool>(settings.workers + settings.spare_engines)) {}

base::Result<std::unique_ptr<Renderer>, RenderError> Renderer::start(std::string bundle,
                                                                     const RendererSettings& settings,
                                                                     base::Metrics& metrics) {
    std::unique_ptr<Renderer> renderer(new Renderer(std::move(bundle), settings, metrics));
    auto first = TRY(renderer->build({}));
    renderer->pool_->add(std::move(first));
    {
        const std::lock_guard lock(renderer->mutex_);
        for (std::size_t i = 0; i < settings.workers; ++i) renderer->start_worker();
    }
    renderer->watchdog_ = std::thread([running = renderer.get()] { running->watch(); });
    return renderer;
}

Renderer::~Renderer() {
    std::deque<Waiting> unanswered;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        unanswered.swap(waiting_);
    }
    task_ready_.notify_all();
    watchdog_needed_.notify_all();
    for (const Waiting& waiting : unanswered) answer(waiting.done, stopped());
    if (watchdog_.joinable()) watchdog_.join();
    for (Worker& worker : workers_) {
        // An abandoned worker whose engine never returns no longer touches the renderer.
        if (worker.state->given_up() && !worker.state->ended()) {
            worker.thread.detach();
        } else {
            worker.thread.join();
        }
    }
}

void Renderer::call(std::string function, std::vector<std::string> arguments, Callback done) {
    metrics_->calls.Increment();
    {
        const std::lock_guard lock(mutex_);
        if (!stopping_ && waiting_.size() < settings_.queue_limit) {
            waiting_.push_back({{std::move(function), std::move(arguments)}, std::move(done), Steady::now()});
            task_ready_.notify_one();
            return;
        }
    }
    answer(done, stopping_ ? stopped() : RenderError{RenderError::Kind::busy, "too many calls wait"});
}

RenderResult Renderer::call_and_wait(std::string function, std::vector<std::string> arguments) {
    // Shared, because the answering thread may still be in set_value when this one has the result.
    const auto promise = std::make_shared<std::promise<RenderResult>>();
    auto result = promise->get_future();
    call(std::move(function), std::move(arguments),
         [promise](RenderResult given) { promise->set_value(std::move(given)); });
    return result.get();
}

bool Renderer::has_waiting() {
    const std::lock_guard lock(mutex_);
    return !waiting_.empty();
}

base::Result<void, RenderError> Renderer::warm_up(const std::vector<RenderCall>& calls) {
    {
        const std::lock_guard lock(mutex_);
        warm_up_calls_ = calls;
        ++warm_up_version_;
        pool_->doubt_all();
    }
    watchdog_needed_.notify_one();
    auto built = build(calls);
    std::unique_lock lock(mutex_);
    if (!built) {
        warm_up_calls_.clear();
        return std::move(built).error();
    }
    pool_->add(std::move(built).value());
    engine_added_.wait(lock, [this] { return pool_->sound() >= settings_.workers; });
    return {};
}

base::Result<std::unique_ptr<Vm>, RenderError> Renderer::build(
    const std::vector<RenderCall>& warm_up_calls) const {
    auto vm = TRY(Vm::create(bundle_, settings_.time_limit, piece_cache_));
    for (unsigned round = 0; round < settings_.warm_up_rounds; ++round) {
        if (stopping_) return stopped();
        TRY(vm->warm_up(warm_up_calls));
    }
    vm->read_heap(settings_.heap_limit);
    return vm;
}

void Renderer::start_worker() {
    auto state = std::make_shared<WorkerState>();
    ++at_work_;
    workers_.push_back({state, std::thread([this, state] {
                            work(state);
                            state->end();
                        })});
}

void Renderer::work(const std::shared_ptr<WorkerState>& state) {
    while (auto task = next_task()) {
        Vm& vm = *task->engine.vm;
        const auto begin = Steady::now();
        state->begin(std::move(task->done), task->engine.member, begin + settings_.give_up_after);
        const bool was_sound = vm.condition() == Vm::Condition::sound;
        RenderResult result = vm.call(task->call);
        const Callback done = state->finish();
        // The watchdog gave up on the call: the renderer may be destroyed by now.
        if (!done) return;
        metrics_->seconds.Observe(std::chrono::duration<double>(Steady::now() - begin).count());
        answer(done, std::move(result));

        if (vm.is_heap_reading_due()) vm.read_heap(settings_.heap_limit);
        if (was_sound && vm.condition() != Vm::Condition::sound) metrics_->count_replacement(vm.complaint());
        const std::lock_guard lock(mutex_);
        pool_->give_back(std::move(task->engine));
        metrics_->heap.Set(static_cast<double>(pool_->heap_bytes()));
        if (pool_->has_retired() || pool_->wants_another()) watchdog_needed_.notify_one();
    }
}

std::optional<Renderer::Task> Renderer::next_task() {
    std::unique_lock lock(mutex_);
    task_ready_.wait(lock, [this] { return stopping_ || (!waiting_.empty() && pool_->has_idle()); });
    if (stopping_) {
        --at_work_;
        watchdog_needed_.notify_one();
        return std::nullopt;
    }
    Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    return Task{std::move(next.call), std::move(next.done), pool_->lend()};
}

void Renderer::answer(const Callback& done, RenderResult result) {
    if (!result) metrics_->count_error(result.error().kind);
    done(std::move(result));
}

void Renderer::watch() {
    const auto round =
        std::max<std::chrono::milliseconds>(settings_.give_up_after / 4, std::chrono::milliseconds{1});
    std::unique_lock lock(mutex_);
    while (!stopping_ || at_work_ > 0) {
        watchdog_needed_.wait_for(lock, round, [this] {
            if (stopping_) return at_work_ == 0;
            return pool_->has_retired() || (pool_->wants_another() && Steady::now() >= next_build_);
        });
        std::vector<Callback> late;
        std::vector<Callback> stale;
        give_up_late_calls(Steady::now(), late);
        drop_stale_calls(Steady::now(), stale);
        restore_workers();
        lock.unlock();
        for (const Callback& done : late) {
            answer(done, RenderError{RenderError::Kind::timeout, "the engine could not be interrupted"});
        }
        for (const Callback& done : stale) {
            answer(done, RenderError{RenderError::Kind::busy, "no engine was free in time"});
        }
        lock.lock();
        replace_engines(lock);
    }
}

void Renderer::give_up_late_calls(Time now, std::vector<Callback>& late) {
    for (const Worker& worker : workers_) {
        Callback done = worker.state->give_up(now);
        if (!done) continue;
        pool_->forget(worker.state->member());
        --at_work_;
        metrics_->count_replacement("stuck");
        late.push_back(std::move(done));
    }
}

void Renderer::drop_stale_calls(Time now, std::vector<Callback>& stale) {
    while (!waiting_.empty() && now - waiting_.front().since > settings_.give_up_after) {
        stale.push_back(std::move(waiting_.front().done));
        waiting_.pop_front();
    }
}

void Renderer::restore_workers() {
    std::erase_if(workers_, [](Worker& worker) {
        const bool came_back = worker.state->given_up() && worker.state->ended();
        if (came_back) worker.thread.join();
        return came_back;
    });
    // Each stuck worker keeps a core busy, so at most as many are replaced as there should be workers.
    while (!stopping_ && at_work_ < settings_.workers && workers_.size() < 2 * settings_.workers) {
        start_worker();
    }
}

void Renderer::replace_engines(std::unique_lock<std::mutex>& lock) {
    auto retired = pool_->take_retired();
    const bool build_one = !stopping_ && pool_->wants_another() && Steady::now() >= next_build_;
    const std::vector<RenderCall> warm_up_calls = build_one ? warm_up_calls_ : std::vector<RenderCall>{};
    const unsigned version = warm_up_version_;
    lock.unlock();
    retired.clear();
    std::optional<base::Result<std::unique_ptr<Vm>, RenderError>> built;
    if (build_one) built = build(warm_up_calls);
    lock.lock();
    // An engine warmed up by calls that are no longer wanted is dropped.
    if (!built || stopping_ || version != warm_up_version_) return;
    if (!*built) {
        base::log::error("no render engine could be built: {}", built->error().message);
        next_build_ = Steady::now() + kPauseAfterFailedBuild;
        return;
    }
    pool_->add(std::move(*built).value());
    task_ready_.notify_one();
    engine_added_.notify_all();
}

}  // namespace hoigung::render
