#pragma once

#include <string>
#include <string_view>

#include "graphql/language/ast.hpp"

namespace hoigung::graphql {

// Literals and types in the language's own writing, as error messages and introspection show them.
[[nodiscard]] std::string print(const ast::Value& value);
[[nodiscard]] std::string print(const ast::TypeReference& type);
// The same, with the fields of objects in order of their names: equal for values that mean the same.
[[nodiscard]] std::string print_sorted(const ast::Value& value);

[[nodiscard]] std::string print_string(std::string_view content);
[[nodiscard]] std::string print_block_string(std::string_view content);
// As JavaScript writes numbers: 1, 0.5, 1e+21.
[[nodiscard]] std::string print_number(double number);

}  // namespace hoigung::graphql
