#pragma once

#include <string>
#include <string_view>

#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

// Literals and types in GraphQL syntax, for error messages and introspection.
[[nodiscard]] std::string print(const ast::Value& value);
[[nodiscard]] std::string print(const ast::TypeReference& type);
// Prints the fields of objects in the order of their names, so that equivalent values give equal texts.
[[nodiscard]] std::string print_sorted(const ast::Value& value);

[[nodiscard]] std::string print_string(std::string_view content);
[[nodiscard]] std::string print_block_string(std::string_view content);
// Formatted as by JavaScript: 1, 0.5, 1e+21.
[[nodiscard]] std::string print_number(double number);

}  // namespace hoigung::graphql
