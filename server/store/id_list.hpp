#pragma once

#include <span>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "store/connection.hpp"

// A condition on many ids. All ids are one parameter, so the statement's text does not depend on their
// number.
namespace hoigung::store {

// "s.id IN (...)", whose parameter :ids takes a json_list().
[[nodiscard]] inline std::string is_in_list(const Connection& connection, std::string_view column) {
    return connection.dialect() == Dialect::postgresql
               ? fmt::format("{} IN (SELECT json_array_elements_text(CAST(:ids AS json)))", column)
               : fmt::format("{} IN (SELECT value FROM json_each(:ids))", column);
}

template <class Id>
[[nodiscard]] std::string json_list(std::span<const Id> ids) {
    std::string list;
    base::JsonWriter json(list);
    json.begin_array();
    for (const Id& id : ids) {
        if constexpr (std::is_same_v<Id, std::string>) {
            json.string(id);
        } else {
            json.string(id.text());
        }
    }
    json.end_array();
    return list;
}

}  // namespace hoigung::store
