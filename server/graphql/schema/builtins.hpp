#pragma once

#include <string_view>

namespace hoigung::graphql {

// The scalars, directives and introspection types that every schema has, in the schema language.
// `__Meta` holds the meta fields of the root and of every object; it is not shown to callers.
extern const std::string_view kBuiltinSchema;

}  // namespace hoigung::graphql
