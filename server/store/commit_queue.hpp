#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <span>
#include <vector>

#include "store/pool.hpp"

namespace hoigung::store {

// Group commit for a database with one writer, in the order of arrival. Transactions that arrive during a
// write to disk are written together next, each of them atomically: the disk is the slow part, and it takes
// as long for many as for one.
class CommitQueue {
  public:
    using Work = std::function<void(Connection&)>;

    // `writer` must have exactly one connection.
    CommitQueue(Pool& writer, std::chrono::milliseconds wait);

    // Runs the work, possibly on another caller's thread; it is on disk when this returns. Throws what the
    // work threw, the error of the write, or PoolExhausted when its turn did not come in time.
    void run(const Work& work);

    // How many callers are waiting for their turn.
    [[nodiscard]] std::size_t waiting() const;

  private:
    struct Entry {
        const Work& work;
        std::exception_ptr problem;
        bool is_taken = false;
        bool is_done = false;
    };

    void write(std::span<Entry* const> entries);
    static void write_beside_others(Connection& connection, Entry& entry);

    Pool& writer_;
    const std::chrono::milliseconds wait_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<Entry*> waiting_;
    // Whether a caller is writing, for itself and for others.
    bool is_writing_ = false;
};

}  // namespace hoigung::store
