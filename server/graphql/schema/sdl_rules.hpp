#pragma once

#include "graphql/language/ast.hpp"
#include "graphql/validation/directive_rules.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// The rules that a schema's text must follow before types are made of it.
void check_schema_text(const ast::Document& document, const KnownDirectives& builtin, Report& report);

// Names of the scalars and introspection types that every schema has.
[[nodiscard]] bool is_builtin_type(std::string_view name);

}  // namespace hoigung::graphql
