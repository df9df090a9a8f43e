#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "graphql/engine.hpp"

namespace hoigung::graphql::oracle {

// An engine whose resolvers read their answers from a JSON value that comes with the request: a field of an
// object is the member of its name. `{"$error": text}` is an error, `{"$echo": true}` the arguments as JSON.
// Where the schema names an interface or a union, `__typename` says which type it is.
[[nodiscard]] base::Result<std::unique_ptr<const Engine>, std::vector<std::string>> make_scripted_engine(
    std::string_view schema_text);

}  // namespace hoigung::graphql::oracle
