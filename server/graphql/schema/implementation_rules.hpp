#pragma once

#include "graphql/schema/schema.hpp"
#include "graphql/validation/report.hpp"

namespace hoigung::graphql {

// That an object or interface provides what the interfaces it implements promise.
void check_implementations(const NamedType& type, Report& report);

}  // namespace hoigung::graphql
