#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "graphql/error.hpp"
#include "graphql/execution/bound_schema.hpp"
#include "graphql/execution/coercion.hpp"
#include "graphql/limits.hpp"
#include "graphql/validation/annotated_document.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// Checks the limits on aliases and directives, which do not need the schema.
void check_amounts(const ast::Document& document, const Limits& limits, Report& report);

// Checks that neither __schema nor __type is selected.
void check_no_introspection(const AnnotatedDocument& annotated, Report& report);

// The depth of an operation's nested fields. The document must be valid.
[[nodiscard]] std::size_t depth_of(const ast::Document& document, const ast::OperationDefinition& operation);

struct Cost {
    std::uint64_t amount = 0;
    // Whether it depends on the values of variables.
    bool variable = false;
};

// The highest possible cost of an operation. The document must be valid.
[[nodiscard]] Cost cost_of(const BoundSchema& bound, const ast::Document& document,
                           const ast::OperationDefinition& operation, const Limits& limits,
                           Variables variables);

[[nodiscard]] std::optional<Error> depth_problem(std::size_t depth, const Limits& limits);
[[nodiscard]] std::optional<Error> cost_problem(const Cost& cost, const Limits& limits);

}  // namespace hoigung::graphql
