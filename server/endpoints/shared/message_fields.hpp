#pragma once

#include "graphql/bindings.hpp"

namespace hoigung::endpoints {

// The fields of a message, the same to seekers and to employers.
void bind_message_fields(graphql::Bindings& bindings);

}  // namespace hoigung::endpoints
