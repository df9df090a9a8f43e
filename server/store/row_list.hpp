#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "base/time.hpp"
#include "store/connection.hpp"

// Many rows as one parameter, so that one statement writes them all and its text does not depend on their
// number.
namespace hoigung::store {

// A column of the rows with its type in SQL: {"id", "TEXT"}.
struct RowColumn {
    std::string_view name;
    std::string_view type;
};

// "(SELECT ... AS id, ...) listed": a table made of the JSON list in the parameter :rows.
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

// The value of :rows; `write` writes the members of one row.
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

// A moment in the form in which columns store it.
[[nodiscard]] inline std::int64_t stored_time(base::Timestamp time) {
    return time.time_since_epoch().count();
}

}  // namespace hoigung::store
