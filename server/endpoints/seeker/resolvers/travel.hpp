#pragma once

#include "domain/catalogue/job.hpp"
#include "graphql/bindings.hpp"

namespace hoigung::endpoints {

// How long the way to a job is.
void bind_travel(graphql::Bindings& bindings, graphql::ObjectBinder<domain::Job>& job);

}  // namespace hoigung::endpoints
