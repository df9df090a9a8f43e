#pragma once

#include "graphql/bindings.hpp"

namespace hoigung::endpoints {

// The fields of a message, which seekers and employers share.
void bind_message_fields(graphql::Bindings& bindings);

}  // namespace hoigung::endpoints
