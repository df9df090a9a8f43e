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
};

}  // namespace hoigung::store
