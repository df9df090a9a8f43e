#pragma once

#include <string>

#include "graphql/language/ast.hpp"

namespace hoigung::graphql::oracle {

// A document in the layout of graphql-js's `print`, which shows that both read the same.
[[nodiscard]] std::string print_document(const ast::Document& document);

}  // namespace hoigung::graphql::oracle
