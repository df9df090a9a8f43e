#pragma once

#include "graphql/schema/schema.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// Checks the rules for the complete set of types.
void check_schema(const Schema& schema, const ast::Document& document, Report& report);

}  // namespace hoigung::graphql
