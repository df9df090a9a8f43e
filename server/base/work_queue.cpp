#include "base/work_queue.hpp"

#include <algorithm>
#include <exception>

#include <sys/resource.h>

#include "base/log.hpp"

namespace hoigung::base {
namespace {

// A tenth of the processor when others want all of it.
constexpr int kYieldingNiceness = 10;

// On Linux each thread has a niceness of its own; 0 is the calling one.
void yield_to_others() {
    setpriority(PRIO_PROCESS, 0, std::max(getpriority(PRIO_PROCESS, 0), kYieldingNiceness));
}

}  // namespace

std::size_t WorkQueue::waiting() const {
    const std::lock_guard lock(mutex_);
    return tasks_.size();
}

bool WorkQueue::enqueue(std::unique_ptr<Task> task) {
    {
        const std::lock_guard lock(mutex_);
        if (closed_ || tasks_.size() >= limit_) return false;
        tasks_.push_back(std::move(task));
    }
    changed_.notify_one();
    return true;
}

void WorkQueue::close() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }
    changed_.notify_all();
}

void WorkQueue::work_off() {
    while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return closed_ || !tasks_.empty(); });
        if (tasks_.empty()) return;
        const auto task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        try {
            task->run();
        } catch (const std::exception& error) {
            // Work reports its own failures; an exception that escapes must not crash the program.
            log::error("background work failed: {}", error.what());
        }
    }
}

WorkerThreads::WorkerThreads(WorkQueue& queue, std::size_t count, Urgency urgency) : queue_(queue) {
    threads_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        threads_.emplace_back([&queue, urgency] {
            if (urgency == Urgency::yields) yield_to_others();
            queue.work_off();
        });
    }
}

WorkerThreads::~WorkerThreads() {
    queue_.close();
    for (std::thread& thread : threads_) thread.join();
}

}  // namespace hoigung::base
