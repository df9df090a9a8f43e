#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "graphql/error.hpp"
#include "graphql/language/ast.hpp"
#include "graphql/schema/schema.hpp"
#include "graphql/value.hpp"

namespace hoigung::graphql {

// The variables of a request after coercion; those left out without a default are absent.
using Variables = std::span<const Member>;

[[nodiscard]] const Value* find_variable(Variables variables, std::string_view name);

// The literal as a value of the type; std::nullopt when it is not one.
[[nodiscard]] std::optional<Value> coerce_literal(const ast::Value& literal, const Type& type,
                                                  Variables variables, Arena& arena);

// Why a literal is not a value of a scalar or an enum, as an error message for the caller.
[[nodiscard]] std::optional<std::string> literal_problem(const ast::Value& literal, const NamedType& leaf);

struct CoercedVariables {
    std::vector<Member> values{};
    std::vector<Error> errors{};
};

// The strings in the result are views of `given` or of the document.
[[nodiscard]] CoercedVariables coerce_variables(const Schema& schema, const ast::Document& document,
                                                const ast::OperationDefinition& operation,
                                                const boost::json::object& given, Arena& arena);

}  // namespace hoigung::graphql
