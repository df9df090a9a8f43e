#include "base/work_queue.hpp"

#include <algorithm>
#include <exception>

#include <sys/resource.h>

#include "base/log.hpp"

namespace hoigung::base {
namespace {

// Gets about a tenth of the processor when others need all of it.
constexpr int kYieldingNiceness = 10;

// On Linux each thread has a niceness of its own; 0 is the calling one.
void yield_to_others() {
    setpriority(PRIO_PROCESS, 0, std::max(getpriority(PRIO_PROCESS, 0), kYieldingNiceness));
}

}  // namespace

std::size_t WorkQueue::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

bool WorkQueue::enqueue(std::unique_ptr<Task> task, const WorkOwner& owner) {
    {
        const std::lock_guard lock(mutex_);
        if (closed_ || waiting_ >= limit_) return false;
        const bool is_limited = !owner.person.empty() && shares_.waiting_of_person != 0;
        const auto known = lines_.find(owner.person);
        if (is_limited && known != lines_.end() && known->second.size() >= shares_.waiting_of_person)
            return false;
        if (known == lines_.end()) turns_.push_back(owner.person);
        std::deque<Entry>& line = lines_[owner.person];
        line.push_back({std::move(task), owner});
        ++waiting_;
    }
    changed_.notify_one();
    return true;
}

bool WorkQueue::may_run(const WorkOwner& owner) const {
    const auto is_below = [](const std::map<std::string, std::size_t>& running, const std::string& name,
                             std::size_t most) {
        const auto found = running.find(name);
        return most == 0 || name.empty() || found == running.end() || found->second < most;
    };
    return is_below(running_of_people_, owner.person, shares_.running_of_person) &&
           is_below(running_of_groups_, owner.group, shares_.running_of_group);
}

std::optional<WorkQueue::Entry> WorkQueue::next() {
    for (auto turn = turns_.begin(); turn != turns_.end(); ++turn) {
        const auto line = lines_.find(*turn);
        if (!may_run(line->second.front().owner)) continue;
        Entry entry = std::move(line->second.front());
        line->second.pop_front();
        --waiting_;
        if (line->second.empty()) {
            lines_.erase(line);
            turns_.erase(turn);
        } else {
            turns_.splice(turns_.end(), turns_, turn);
        }
        count(entry.owner);
        return entry;
    }
    return std::nullopt;
}

void WorkQueue::count(const WorkOwner& owner) {
    if (!owner.person.empty()) ++running_of_people_[owner.person];
    if (!owner.group.empty()) ++running_of_groups_[owner.group];
}

void WorkQueue::uncount(const WorkOwner& owner) {
    const auto take_one = [](std::map<std::string, std::size_t>& running, const std::string& name) {
        const auto found = running.find(name);
        if (found != running.end() && --found->second == 0) running.erase(found);
    };
    take_one(running_of_people_, owner.person);
    take_one(running_of_groups_, owner.group);
}

void WorkQueue::close() {
    {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }
    changed_.notify_all();
}

void WorkQueue::work_off() {
    std::unique_lock lock(mutex_);
    while (true) {
        std::optional<Entry> entry = next();
        if (!entry) {
            if (closed_ && waiting_ == 0) return;
            changed_.wait(lock);
            continue;
        }
        const WorkOwner owner = std::move(entry->owner);
        lock.unlock();
        try {
            entry->task->run();
        } catch (const std::exception& error) {
            // Work reports its own failures; an exception that escapes must not crash the program.
            log::error("background work failed: {}", error.what());
        }
        // The task frees its resources before the next one starts.
        entry.reset();
        lock.lock();
        uncount(owner);
        // Another task of the same person or group may run now, and a closing queue checks whether it is
        // empty.
        if (waiting_ > 0 || closed_) changed_.notify_all();
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
