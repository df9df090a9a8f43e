#pragma once

#include "graphql/schema/schema.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// Checks that an object or interface provides all fields of the interfaces it implements.
void check_implementations(const NamedType& type, Report& report);

}  // namespace hoigung::graphql
