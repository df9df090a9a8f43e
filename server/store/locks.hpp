#pragma once

#include <string>
#include <string_view>

#include "store/connection.hpp"

namespace hoigung::store {

// Whether what a transaction reads stays locked until it ends.
enum class Locks { none, rows };

// Makes the SELECT with this condition lock its rows, if rows are locked at all.
[[nodiscard]] inline std::string locked(const Connection& connection, Locks locks,
                                        std::string_view condition) {
    return std::string(condition).append(locks == Locks::rows ? connection.for_update() : "");
}

}  // namespace hoigung::store
