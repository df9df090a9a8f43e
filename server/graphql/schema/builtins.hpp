#pragma once

#include <string_view>

namespace hoigung::graphql {

// The scalars, directives and introspection types that every schema has, in the schema language. `__Meta` has
// the meta fields of the root and of every object; it is hidden from callers.
extern const std::string_view kBuiltinSchema;

}  // namespace hoigung::graphql
