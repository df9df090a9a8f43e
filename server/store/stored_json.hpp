#pragma once

#include <string_view>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/json_archive.hpp"
#include "base/json_parser.hpp"
#include "store/errors.hpp"

namespace hoigung::store {

// Reads a described value from the JSON in a column. Throws UnreadableRow when it cannot be read.
template <class T>
void read_stored(std::string_view document, T& out) {
    boost::json::error_code error;
    base::JsonParser parser;
    const auto json = parser.parse(document, error);
    if (error) throw UnreadableRow(fmt::format("a stored document is not JSON: {}", error.message()));
    // While nodes are upgraded one by one, an older node reads documents that a newer one wrote.
    base::JsonReader reader(base::JsonReader::UnknownMembers::ignored);
    reader.read(json, out);
    if (!reader.problems().empty())
        throw UnreadableRow(fmt::format("a stored document cannot be read: {}", reader.problems().front()));
}

}  // namespace hoigung::store
