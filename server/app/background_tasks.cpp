#include "app/background_tasks.hpp"

#include <utility>

#include "base/log.hpp"
#include "store/lease_fence.hpp"

namespace hoigung::app {

BackgroundTasks::BackgroundTasks(domain::LeaseStore& leases, std::string holder, const base::Clock& clock,
                                 base::Metrics& metrics, std::chrono::milliseconds least_lease)
    : leases_(leases),
      holder_(std::move(holder)),
      clock_(clock),
      metrics_(metrics),
      least_lease_(least_lease) {}

BackgroundTasks::~BackgroundTasks() {
    stop();
}

void BackgroundTasks::add(std::string name, std::chrono::milliseconds every, std::function<void()> work) {
    add(
        std::move(name), every, [] { return true; }, std::move(work));
}

void BackgroundTasks::add(std::string name, std::chrono::milliseconds every, std::function<bool()> is_due,
                          std::function<void()> work) {
    const base::Metrics::Labels labels{{"task", name}};
    auto& failures =
        metrics_.counter("hoigung_task_failures_total", "Turns of a background task that failed", labels);
    auto& done_at = metrics_.gauge(
        "hoigung_task_done_timestamp_seconds",
        "When this process last did a background task, or found nothing to do for it; 0 for never", labels);
    tasks_.push_back({std::move(name), every, std::move(is_due), std::move(work), failures, done_at,
                      std::chrono::steady_clock::now()});
}

void BackgroundTasks::add_watched(std::string name, std::chrono::milliseconds every, MayBeDue may_be_due,
                                  std::function<bool()> is_due, std::function<void()> work) {
    add(std::move(name), every, std::move(is_due), std::move(work));
    tasks_.back().may_be_due = std::move(may_be_due);
}

void BackgroundTasks::start(ChangeWatcher& watcher) {
    following_ = std::make_unique<ChangeWatcher::Following>(
        watcher, [this](const store::Watermarks* marks) { told(marks); });
    start();
}

void BackgroundTasks::start() {
    thread_ = std::thread([this] { run(); });
    keeper_ = std::thread([this] { keep_lease(); });
}

void BackgroundTasks::stop() {
    following_.reset();
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    woken_.notify_all();
    if (!thread_.joinable()) return;
    thread_.join();
    {
        const std::lock_guard lock(mutex_);
        finished_ = true;
    }
    woken_.notify_all();
    keeper_.join();
    // Gives the leases up, so that another process need not wait for them to expire.
    for (const Task& task : tasks_) {
        try {
            leases_.release(task.name, holder_);
        } catch (const std::exception& problem) {
            base::log::warning("the lease of {} runs out by itself: {}", task.name, problem.what());
        }
    }
}

void BackgroundTasks::run_now() {
    {
        const std::lock_guard lock(mutex_);
        run_requested_ = true;
    }
    woken_.notify_all();
}

void BackgroundTasks::told(const store::Watermarks* marks) {
    {
        const std::lock_guard lock(mutex_);
        for (Task& task : tasks_) {
            if (!task.may_be_due) continue;
            if (marks == nullptr || task.may_be_due(*marks)) {
                is_told_ = is_told_ || !std::exchange(task.is_called, true);
            } else if (!task.is_called) {
                note_done(task);
            }
        }
        if (!is_told_) return;
    }
    woken_.notify_all();
}

BackgroundTasks::Task* BackgroundTasks::next_task() {
    Task* next = nullptr;
    for (Task& task : tasks_)
        if (task.is_called && (next == nullptr || task.due < next->due)) next = &task;
    return next;
}

void BackgroundTasks::run() {
    std::unique_lock lock(mutex_);
    const auto is_woken = [this] { return run_requested_ || is_told_ || stopping_; };
    while (!stopping_) {
        if (std::exchange(run_requested_, false))
            for (Task& task : tasks_) {
                task.due = std::chrono::steady_clock::now();
                task.is_called = true;
            }
        is_told_ = false;
        Task* const next = next_task();
        if (next == nullptr) {
            woken_.wait(lock, is_woken);
            continue;
        }
        if (woken_.wait_until(lock, next->due, is_woken)) continue;
        // A watched task is called again by watermarks that are read during its turn.
        next->is_called = !next->may_be_due;
        lock.unlock();
        take_turn(*next);
        lock.lock();
        next->due = std::chrono::steady_clock::now() + next->every;
    }
}

void BackgroundTasks::take_turn(const Task& task) {
    const auto set_at_work = [this](const Task* now) {
        const std::lock_guard lock(mutex_);
        at_work_ = now;
        woken_.notify_all();
    };
    try {
        if (!task.is_due()) return note_done(task);
        const auto lease = leases_.acquire(task.name, holder_, clock_.now(), lease_of(task));
        if (!lease) return;
        set_at_work(&task);
        const store::LeaseFence fence(*lease, &stopping_);
        task.work();
        note_done(task);
    } catch (const std::exception& problem) {
        task.failures.Increment();
        base::log::warning("background task {} failed, to be tried again: {}", task.name, problem.what());
    }
    set_at_work(nullptr);
}

void BackgroundTasks::note_done(const Task& task) {
    task.done_at.Set(std::chrono::duration<double>(clock_.now().time_since_epoch()).count());
}

std::chrono::milliseconds BackgroundTasks::lease_of(const Task& task) const {
    // Long enough that the holder keeps the lease between turns; another process takes over when the holder
    // is gone.
    return 3 * task.every + least_lease_;
}

void BackgroundTasks::keep_lease() {
    std::unique_lock lock(mutex_);
    while (!finished_) {
        woken_.wait(lock, [this] { return at_work_ != nullptr || finished_; });
        if (at_work_ == nullptr) continue;
        const Task& task = *at_work_;
        const auto lasts = lease_of(task);
        if (woken_.wait_for(lock, lasts / 3, [&] { return at_work_ != &task || finished_; })) continue;
        lock.unlock();
        try {
            static_cast<void>(leases_.acquire(task.name, holder_, clock_.now(), lasts));
        } catch (const std::exception& problem) {
            base::log::warning("the lease of {} could not be renewed: {}", task.name, problem.what());
        }
        lock.lock();
    }
}

}  // namespace hoigung::app
