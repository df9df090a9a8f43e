#pragma once

#include "domain/catalogue/job.hpp"
#include "graphql/bindings.hpp"

namespace hoigung::endpoints {

// What a job's hours, pay and texts mean.
void bind_reckoning(graphql::Bindings& bindings, graphql::ObjectBinder<domain::Job>& job);

}  // namespace hoigung::endpoints
