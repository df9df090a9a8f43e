#include "store/commit_queue.hpp"

#include <fmt/format.h>

#include "store/errors.hpp"
#include "store/transaction.hpp"

namespace hoigung::store {

CommitQueue::CommitQueue(Pool& writer, std::chrono::milliseconds wait) : writer_(writer), wait_(wait) {}

void CommitQueue::run(const Work& work) {
    Entry self{work, nullptr};
    std::unique_lock lock(mutex_);
    waiting_.push_back(&self);
    const auto turn_has_come = [&] { return self.is_taken || !is_writing_; };
    if (!changed_.wait_for(lock, wait_, turn_has_come)) {
        std::erase(waiting_, &self);
        throw PoolExhausted(fmt::format("no database connection came free within {} ms", wait_.count()));
    }
    if (!self.is_taken) {
        // Nothing between here and the end may throw: the other callers would wait forever.
        is_writing_ = true;
        std::vector<Entry*> entries;
        entries.swap(waiting_);
        for (Entry* entry : entries) entry->is_taken = true;
        lock.unlock();
        write(entries);
        lock.lock();
        for (Entry* entry : entries) entry->is_done = true;
        is_writing_ = false;
        changed_.notify_all();
    }
    changed_.wait(lock, [&] { return self.is_done; });
    if (self.problem) std::rethrow_exception(self.problem);
}

std::size_t CommitQueue::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_.size();
}

void CommitQueue::write(std::span<Entry* const> entries) {
    try {
        const auto connection = writer_.lend();
        Transaction transaction(*connection, Connection::Isolation::read_committed);
        if (entries.size() == 1) {
            entries.front()->work(*connection);
        } else {
            for (Entry* entry : entries) write_beside_others(*connection, *entry);
        }
        transaction.commit();
    } catch (...) {
        for (Entry* entry : entries)
            if (!entry->problem) entry->problem = std::current_exception();
    }
}

// Failed work is rolled back alone. A failure that ends the whole transaction, such as a full disk, fails the
// work of all callers.
void CommitQueue::write_beside_others(Connection& connection, Entry& entry) {
    connection.execute("SAVEPOINT entry");
    try {
        entry.work(connection);
    } catch (...) {
        if (!connection.in_transaction()) throw;
        entry.problem = std::current_exception();
        connection.execute("ROLLBACK TO entry");
    }
    connection.execute("RELEASE entry");
}

}  // namespace hoigung::store
