#pragma once

#include <optional>
#include <utility>
#include <vector>

namespace hoigung::store {

// The first of some rows of which there is at most one.
template <class T>
[[nodiscard]] std::optional<T> only(std::vector<T> rows) {
    if (rows.empty()) return std::nullopt;
    return std::move(rows.front());
}

}  // namespace hoigung::store
