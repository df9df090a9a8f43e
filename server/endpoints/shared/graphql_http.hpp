#pragma once

#include "base/result.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

// GraphQL over HTTP, as every service answers it.
namespace hoigung::endpoints {

// Whether the method is one that GraphQL is asked by; the answer to any other.
[[nodiscard]] bool is_graphql_method(http::Method method);
[[nodiscard]] http::Response graphql_method_refused();

[[nodiscard]] base::Result<graphql::Call, graphql::HttpAnswer> read_graphql(const graphql::Engine& engine,
                                                                            const http::Request& request);

// Not to be stored by caches.
[[nodiscard]] http::Response response_of(graphql::HttpAnswer answer);

}  // namespace hoigung::endpoints
