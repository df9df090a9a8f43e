#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace hoigung::base {

// Whose work something is. What has no owner stands in one line with all that has none.
struct WorkOwner {
    std::string person;
    // Several people may belong to one.
    std::string group;
};

// How much of a queue one person and one group may take; 0 for no limit.
struct WorkShares {
    std::size_t running_of_person = 0;
    std::size_t waiting_of_person = 0;
    std::size_t running_of_group = 0;
};

// Takes blocking work, such as SQL, from the network threads to worker threads. The queue is bounded: a
// caller that is refused answers 'busy' at once instead of piling up work. People take turns: a
// person with much work waits behind their own tasks, and shares keep one person from taking all threads.
class WorkQueue {
  public:
    explicit WorkQueue(std::size_t limit, WorkShares shares = {}) : limit_(limit), shares_(shares) {}
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    // False, and `work` is not run, when the queue is full or its threads have ended. Work may be move-only.
    // It is not run either when its owner has too much waiting.
    template <class Work>
    [[nodiscard]] bool submit(Work work, const WorkOwner& owner = {}) {
        return enqueue(std::make_unique<TaskOf<Work>>(std::move(work)), owner);
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

    struct Entry {
        std::unique_ptr<Task> task;
        WorkOwner owner;
    };

    bool enqueue(std::unique_ptr<Task> task, const WorkOwner& owner);
    // The first task, in the order of turns, that its owner's share allows to run; nothing when there is
    // none.
    [[nodiscard]] std::optional<Entry> next();
    [[nodiscard]] bool may_run(const WorkOwner& owner) const;
    void count(const WorkOwner& owner);
    void uncount(const WorkOwner& owner);
    void close();
    // Runs tasks until the queue is closed and empty.
    void work_off();

    const std::size_t limit_;
    const WorkShares shares_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::size_t waiting_ = 0;
    // What waits, by person, and the order in which those take turns.
    std::map<std::string, std::deque<Entry>> lines_;
    std::list<std::string> turns_;
    // How much is running, of people and groups that have an owner's name.
    std::map<std::string, std::size_t> running_of_people_;
    std::map<std::string, std::size_t> running_of_groups_;
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
