#pragma once

#include <atomic>
#include <cstdint>

namespace hoigung::store {

// Counts the statements of all connections of this process to a database. Those in writing transactions are
// also counted separately, because other transactions wait for the locks they hold.
struct StatementCounts {
    std::atomic<std::int64_t> statements = 0;
    std::atomic<std::int64_t> statements_in_writes = 0;
    std::atomic<std::int64_t> rows_read_in_writes = 0;
    // BEGIN, COMMIT, ROLLBACK and statements that are not kept prepared, which the counts above leave out.
    std::atomic<std::int64_t> statements_around = 0;

    // Everything that was sent to the database.
    [[nodiscard]] std::int64_t all() const { return statements + statements_around; }
};

}  // namespace hoigung::store
