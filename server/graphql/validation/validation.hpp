#pragma once

#include <vector>

#include "graphql/error.hpp"
#include "graphql/language/ast.hpp"
#include "graphql/schema/schema.hpp"

namespace hoigung::graphql {

// Applies every rule of the specification's chapter on validation. A document without errors can be executed.
[[nodiscard]] std::vector<Error> validate(const Schema& schema, const ast::Document& document);

}  // namespace hoigung::graphql
