#pragma once

#include "graphql/language/ast.hpp"
#include "graphql/validation/directive_rules.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// Checks the rules for a schema's text, before types are made from it.
void check_schema_text(const ast::Document& document, const KnownDirectives& builtin, Report& report);

// Whether it is one of the scalars or introspection types that every schema has.
[[nodiscard]] bool is_builtin_type(std::string_view name);

}  // namespace hoigung::graphql
