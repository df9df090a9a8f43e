#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

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
    void start();
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
        Time due;
    };

    void run();
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
    std::atomic<bool> stopping_ = false;
    // Null while no task runs.
    const Task* at_work_ = nullptr;
    // Whether the work is over, so that keep_lease() can return.
    bool finished_ = false;
    std::thread thread_;
    std::thread keeper_;
};

}  // namespace hoigung::app
