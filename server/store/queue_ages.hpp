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

// Of all queues of the site, 0 for one where nothing waits. Each is one statement that an index answers.
[[nodiscard]] std::vector<QueueAge> queue_ages(Database& database, base::Timestamp now);

}  // namespace hoigung::store
