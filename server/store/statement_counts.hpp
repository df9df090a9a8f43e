#pragma once

#include <atomic>
#include <cstdint>

namespace hoigung::store {

// What a database was asked so far, by all connections of this process. Transactions that write are counted
// apart, since others wait for what they hold.
struct StatementCounts {
    std::atomic<std::int64_t> statements = 0;
    std::atomic<std::int64_t> statements_in_writes = 0;
    std::atomic<std::int64_t> rows_read_in_writes = 0;
};

}  // namespace hoigung::store
