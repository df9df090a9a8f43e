#pragma once

#include <cstdint>
#include <string_view>

#include "store/connection.hpp"

namespace hoigung::store {

// Takes the next numbers of a counter and returns the last of them. The counter's row stays locked until the
// commit, so that numbers commit in order; after the commit the followers of all processes are told.
[[nodiscard]] inline std::int64_t advance_counter(Connection& connection, std::string_view name,
                                                  std::int64_t count = 1) {
    connection.tell_after_commit();
    return connection
        .select<std::int64_t>("UPDATE counters SET value = value + :n WHERE name = :name RETURNING value",
                              count, name)
        .first()
        .value();
}

}  // namespace hoigung::store
