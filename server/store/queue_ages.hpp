#pragma once

#include <chrono>
#include <string_view>
#include <vector>

#include "store/database.hpp"

namespace hoigung::store {

// How long the oldest item of a queue has waited, or has been due.
struct QueueAge {
    std::string_view queue;
    std::chrono::milliseconds age{0};
};

// The ages of all queues of the site, 0 for an empty one. One statement, answered from indexes.
[[nodiscard]] std::vector<QueueAge> queue_ages(Database& database, base::Timestamp now);

}  // namespace hoigung::store
