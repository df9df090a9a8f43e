#include "base/work_queue.hpp"

#include <exception>

#include "base/log.hpp"

namespace hoigung::base {

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

WorkerThreads::WorkerThreads(WorkQueue& queue, std::size_t count) : queue_(queue) {
    threads_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) threads_.emplace_back([&queue] { queue.work_off(); });
}

WorkerThreads::~WorkerThreads() {
    queue_.close();
    for (std::thread& thread : threads_) thread.join();
}

}  // namespace hoigung::base
