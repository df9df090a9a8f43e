#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "base/time.hpp"
#include "store/connection.hpp"

// Many rows as one parameter, so that a statement writes all of them and stays the same however many they
// are.
namespace hoigung::store {

// A column of such rows with its type in SQL: {"id", "TEXT"}.
struct RowColumn {
    std::string_view name;
    std::string_view type;
};

// "(SELECT ... AS id, ...) listed": a table of the objects of a JSON list, which the parameter :rows takes.
[[nodiscard]] inline std::string row_list(const Connection& connection,
                                          std::initializer_list<RowColumn> columns) {
    const bool is_postgresql = connection.dialect() == Dialect::postgresql;
    std::string selected;
    for (const RowColumn& column : columns) {
        const std::string value = is_postgresql ? fmt::format("value ->> '{}'", column.name)
                                                : fmt::format("json_extract(value, '$.{}')", column.name);
        selected += fmt::format("{}CAST({} AS {}) AS {}", selected.empty() ? "" : ", ", value, column.type,
                                column.name);
    }
    return fmt::format("(SELECT {} FROM {}) listed", selected,
                       is_postgresql ? "json_array_elements(CAST(:rows AS json))" : "json_each(:rows)");
}

// The parameter: `write` gives a row its members.
template <class Things, class Write>
[[nodiscard]] std::string json_rows(const Things& things, Write write) {
    std::string list;
    base::JsonWriter json(list);
    json.begin_array();
    for (const auto& thing : things) {
        json.begin_object();
        write(json, thing);
        json.end_object();
    }
    json.end_array();
    return list;
}

// A moment as it is stored.
[[nodiscard]] inline std::int64_t stored_time(base::Timestamp time) {
    return time.time_since_epoch().count();
}

}  // namespace hoigung::store
