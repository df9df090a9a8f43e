#include "base/worker_pool.hpp"

#include <exception>

#include "base/log.hpp"

namespace hoigung::base {

WorkerPool::WorkerPool(std::size_t threads, std::size_t queue_limit) : queue_limit_(queue_limit) {
    threads_.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

WorkerPool::~WorkerPool() {
    stop();
}

void WorkerPool::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
    }
    changed_.notify_all();
    for (auto& thread : threads_) {
        if (thread.joinable()) thread.join();
    }
}

std::size_t WorkerPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

bool WorkerPool::enqueue(std::unique_ptr<Task> task) {
    {
        const std::lock_guard lock(mutex_);
        if (stopped_ || queue_.size() >= queue_limit_) return false;
        queue_.push_back(std::move(task));
    }
    changed_.notify_one();
    return true;
}

void WorkerPool::serve() {
    while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return stopped_ || !queue_.empty(); });
        if (queue_.empty()) return;
        const auto task = std::move(queue_.front());
        queue_.pop_front();
        lock.unlock();
        try {
            task->run();
        } catch (const std::exception& error) {
            // Work reports its own failures; one that escapes must not take the program down.
            log::error("background work failed: {}", error.what());
        }
    }
}

}  // namespace hoigung::base
