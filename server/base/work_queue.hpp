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

// The owner of a task. All tasks without an owner share one line.
struct WorkOwner {
    std::string person;
    // For example a company; several people may belong to one group.
    std::string group;
};

// How much of a queue one person and one group may use; 0 for no limit.
struct WorkShares {
    std::size_t running_of_person = 0;
    std::size_t waiting_of_person = 0;
    std::size_t running_of_group = 0;
};

// Moves blocking work, such as SQL, from the network threads to worker threads. The queue is bounded: a
// caller that is refused answers 'busy' at once instead of piling up work. Owners take turns: a person with
// many tasks waits behind their own tasks, and shares keep one person from using all threads.
class WorkQueue {
  public:
    explicit WorkQueue(std::size_t limit, WorkShares shares = {}) : limit_(limit), shares_(shares) {}
    WorkQueue(const WorkQueue&) = delete;
    WorkQueue& operator=(const WorkQueue&) = delete;

    // Returns false, and does not run `work`, when the queue is full, its threads have ended or its owner has
    // too many waiting tasks. `work` may be move-only.
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
    // The first task, in the order of turns, that its owner's share allows to run; std::nullopt when there is
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
    // The waiting tasks by person, and the order in which people take turns.
    std::map<std::string, std::deque<Entry>> lines_;
    std::list<std::string> turns_;
    // How many tasks of each named person and group are running.
    std::map<std::string, std::size_t> running_of_people_;
    std::map<std::string, std::size_t> running_of_groups_;
    bool closed_ = false;
};

// The threads that run a queue's tasks. Declare them after everything that the tasks use, so that they end
// first: the destructor refuses new tasks, finishes the queued ones and joins the threads.
class WorkerThreads {
  public:
    // Threads that yield run at a lower priority than all others.
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
