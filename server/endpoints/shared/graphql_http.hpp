#pragma once

#include "base/result.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

// GraphQL over HTTP, shared by all services.
namespace hoigung::endpoints {

// Whether GraphQL accepts the method, and the answer to any other method.
[[nodiscard]] bool is_graphql_method(http::Method method);
[[nodiscard]] http::Response graphql_method_refused();

[[nodiscard]] base::Result<graphql::Call, graphql::HttpAnswer> read_graphql(const graphql::Engine& engine,
                                                                            const http::Request& request);

// A response that caches must not store.
[[nodiscard]] http::Response response_of(graphql::HttpAnswer answer);

}  // namespace hoigung::endpoints
