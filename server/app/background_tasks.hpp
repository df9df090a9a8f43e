#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "app/change_watcher.hpp"
#include "base/metrics.hpp"
#include "base/time.hpp"
#include "domain/lease.hpp"

namespace hoigung::app {

// Periodic tasks. Each is run by one process at a time, the one that holds the task's lease. The lease is
// renewed during the work, and writes after its loss are refused (store::LeaseFence). A failed task is
// retried at its next turn. Metrics count the failures and tell when a task last had nothing left to do.
class BackgroundTasks {
  public:
    static constexpr std::chrono::milliseconds kLeastLease{10000};
    using MayBeDue = std::function<bool(const store::Watermarks&)>;

    BackgroundTasks(domain::LeaseStore& leases, std::string holder, const base::Clock& clock,
                    base::Metrics& metrics, std::chrono::milliseconds least_lease = kLeastLease);
    ~BackgroundTasks();
    BackgroundTasks(const BackgroundTasks&) = delete;
    BackgroundTasks& operator=(const BackgroundTasks&) = delete;

    // Call it before start().
    void add(std::string name, std::chrono::milliseconds every, std::function<void()> work);
    // Adds a task that is polled often and takes its lease only when there is something to do.
    void add(std::string name, std::chrono::milliseconds every, std::function<bool()> is_due,
             std::function<void()> work);
    // Adds a task that takes a turn when the watcher's watermarks say that there may be something to do, yet
    // not sooner than `every` after its last turn. `is_due` then looks closely before the lease is taken.
    void add_watched(std::string name, std::chrono::milliseconds every, MayBeDue may_be_due,
                     std::function<bool()> is_due, std::function<void()> work);
    // Begins. The watcher is needed for watched tasks; without one they only take turns by run_now().
    void start();
    void start(ChangeWatcher& watcher);
    // A running task ends at its next transaction, however much work is left.
    void stop();
    // Runs every task now instead of at its next turn.
    void run_now();

  private:
    using Time = std::chrono::steady_clock::time_point;
    struct Task {
        std::string name;
        std::chrono::milliseconds every;
        std::function<bool()> is_due;
        std::function<void()> work;
        prometheus::Counter& failures;
        prometheus::Gauge& done_at;
        // When the next turn is, at the earliest for a watched task.
        Time due;
        // Only for watched tasks.
        MayBeDue may_be_due = nullptr;
        // Whether there may be something to do; always for other tasks.
        bool is_called = true;
    };

    void told(const store::Watermarks* marks);
    void run();
    // The next task to take a turn; null when none has one.
    [[nodiscard]] Task* next_task();
    void take_turn(const Task& task);
    void note_done(const Task& task);
    [[nodiscard]] std::chrono::milliseconds lease_of(const Task& task) const;
    // Renews the lease of the running task until its work is done.
    void keep_lease();

    domain::LeaseStore& leases_;
    const std::string holder_;
    const base::Clock& clock_;
    base::Metrics& metrics_;
    const std::chrono::milliseconds least_lease_;
    std::vector<Task> tasks_;
    std::mutex mutex_;
    std::condition_variable woken_;
    bool run_requested_ = false;
    // Whether a watched task was called.
    bool is_told_ = false;
    std::atomic<bool> stopping_ = false;
    // Null while no task runs.
    const Task* at_work_ = nullptr;
    // Whether the work is over, so that keep_lease() can return.
    bool finished_ = false;
    std::unique_ptr<ChangeWatcher::Following> following_;
    std::thread thread_;
    std::thread keeper_;
};

}  // namespace hoigung::app
