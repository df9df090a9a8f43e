#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

namespace hoigung::pages {

// A GraphQL document, or the data of an article page, that a page needs.
struct PlannedOperation {
    std::string id;
    boost::json::object variables;
};

// The data that a page needs before it can be rendered. It depends on the address alone.
struct Plan {
    std::vector<PlannedOperation> operations;
    // The approximate size in memory.
    std::size_t bytes = 0;

    // Reads `{"operations": [{"id": ..., "variables": {...}}]}` from the web's bundle. Throws for anything
    // else.
    [[nodiscard]] static Plan read(const boost::json::value& json);
};

}  // namespace hoigung::pages
