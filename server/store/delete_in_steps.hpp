#pragma once

#include <string_view>

#include <fmt/format.h>

#include "store/database.hpp"

namespace hoigung::store {

// Small enough that no transaction holds its locks for long, whatever the size of the table.
inline constexpr int kDeletedAtOnce = 2000;

// Deletes the rows that meet a condition in transactions of a bounded size; earlier deletions survive a
// failure. `key` is the primary key, its columns joined by commas. Returns the number of deleted rows.
template <class... Params>
std::int64_t delete_in_steps(Database& database, std::string_view table, std::string_view key,
                             std::string_view condition, const Params&... params) {
    // The condition is tested twice, to keep rows that stopped meeting it after they were chosen.
    const auto sql =
        fmt::format("DELETE FROM {0} WHERE ({1}) IN (SELECT {1} FROM {0} WHERE {2} LIMIT {3}) AND ({2})",
                    table, key, condition, kDeletedAtOnce);
    std::int64_t all = 0;
    for (std::int64_t deleted = kDeletedAtOnce; deleted == kDeletedAtOnce; all += deleted)
        deleted =
            database.transaction([&](Connection& connection) { return connection.execute(sql, params...); });
    return all;
}

}  // namespace hoigung::store
