#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <boost/json/value.hpp>

namespace hoigung::pages {

// A GraphQL document, or the data of a page of articles, that a page needs.
struct PlannedOperation {
    std::string id;
    boost::json::object variables;
};

// What a page needs before it can be rendered. It depends on the address alone.
struct Plan {
    std::vector<PlannedOperation> operations;
    // In memory, about.
    std::size_t bytes = 0;

    // `{"operations": [{"id": ..., "variables": {...}}]}`, as the web's bundle gives it. Throws when it is
    // not that.
    [[nodiscard]] static Plan read(const boost::json::value& json);
};

}  // namespace hoigung::pages
