#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace hoigung::base {

// Takes blocking work, such as SQL, from the network threads to worker threads. The queue is bounded: a
// caller that is refused answers 'busy' at once instead of piling up work.
class WorkQueue {
  public:
    explicit WorkQueue(std::size_t limit) : limit_(limit) {}
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    // False, and `work` is not run, when the queue is full or its threads have ended. Work may be move-only.
    template <class Work>
    [[nodiscard]] bool submit(Work work) {
        return enqueue(std::make_unique<TaskOf<Work>>(std::move(work)));
    }
    [[nodiscard]] std::size_t waiting() const;

  private:
    friend class WorkerThreads;

    struct Task {
        virtual ~Task() = default;
        virtual void run() = 0;
    };
    template <class Work>
    struct TaskOf final : Task {
        explicit TaskOf(Work taken) : work(std::move(taken)) {}
        void run() override { work(); }
        Work work;
    };

    bool enqueue(std::unique_ptr<Task> task);
    void close();
    // Runs tasks until the queue is closed and empty.
    void work_off();

    const std::size_t limit_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::unique_ptr<Task>> tasks_;
    bool closed_ = false;
};

// The threads that run a queue's work. Declare them after everything that the work touches, so that they end
// first: they take no more work, finish what is queued and are joined.
class WorkerThreads {
  public:
    // Threads that yield let all others have the processor first.
    enum class Urgency { usual, yields };

    WorkerThreads(WorkQueue& queue, std::size_t count, Urgency urgency = Urgency::usual);
    ~WorkerThreads();
    WorkerThreads(const WorkerThreads&) = delete;
    WorkerThreads& operator=(const WorkerThreads&) = delete;

  private:
    WorkQueue& queue_;
    std::vector<std::thread> threads_;
};

}  // namespace hoigung::base
