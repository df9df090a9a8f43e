#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

#include "domain/refusal.hpp"

namespace hoigung::domain {

inline constexpr int kMaxPageSize = 30;
inline constexpr int kDefaultPageSize = 20;

struct Page {
    std::size_t offset = 0;
    std::size_t limit = 0;
};

// Pages beyond this are empty: nobody browses that far, and the database would have to sort every row before
// them.
inline constexpr int kFurthestOffset = 10'000;

// A limit below 1 or an offset below 0 is treated as absent; a limit over 30 is refused.
[[nodiscard]] inline Outcome<Page> page_of(std::optional<int> limit, std::optional<int> offset,
                                           int default_size = kDefaultPageSize) {
    if (limit && *limit > kMaxPageSize) return Refusal::LimitTooLarge;
    if (offset && *offset > kFurthestOffset) return Page{0, 0};
    return Page{static_cast<std::size_t>(offset && *offset >= 0 ? *offset : 0),
                static_cast<std::size_t>(limit && *limit >= 1 ? *limit : default_size)};
}

template <class T>
[[nodiscard]] std::span<T> cut(std::span<T> all, Page page) {
    const std::size_t begin = std::min(page.offset, all.size());
    return all.subspan(begin, std::min(page.limit, all.size() - begin));
}

}  // namespace hoigung::domain
