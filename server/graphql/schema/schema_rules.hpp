#pragma once

#include "graphql/schema/schema.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// The rules that the finished types must follow together.
void check_schema(const Schema& schema, const ast::Document& document, Report& report);

}  // namespace hoigung::graphql
