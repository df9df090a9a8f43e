#pragma once

#include "graphql/field.hpp"

namespace hoigung::endpoints {

void answer_config(graphql::Field& field);

}  // namespace hoigung::endpoints
