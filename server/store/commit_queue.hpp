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

// The transactions of a database with one writer, in the order of asking. Those that come while others are
// being written to disk are written together, each of them whole or not at all: what takes long is the disk,
// and it takes as long for many as for one.
class CommitQueue {
  public:
    using Work = std::function<void(Connection&)>;

    // `writer` lends one connection.
    CommitQueue(Pool& writer, std::chrono::milliseconds wait);

    // The work, perhaps on the thread of another caller, is on disk when this returns. Throws what it threw,
    // or why it could not be written, and PoolExhausted when its turn did not come in time.
    void run(const Work& work);

    // How many are waiting for their turn.
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
    // Whether a caller is writing, for itself and others.
    bool is_writing_ = false;
};

}  // namespace hoigung::store
