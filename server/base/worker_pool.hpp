#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace hoigung::base {

// Threads for work that blocks, such as SQL, so that network threads never do. What waits is bounded:
// a caller that is refused says 'busy' at once instead of piling up.
class WorkerPool {
  public:
    WorkerPool(std::size_t threads, std::size_t queue_limit);
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;
    ~WorkerPool();

    // False, and `work` is not run, when the queue is full or the pool is stopped. Work may be move-only.
    template <class Work>
    [[nodiscard]] bool submit(Work work) {
        return enqueue(std::make_unique<TaskOf<Work>>(std::move(work)));
    }

    // Takes no more work, finishes what was taken and waits for it. Not from a worker's own thread.
    void stop();

    [[nodiscard]] std::size_t waiting() const;

  private:
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
    void serve();

    const std::size_t queue_limit_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::unique_ptr<Task>> queue_;
    bool stopped_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace hoigung::base
