#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/embedded.hpp"
#include "base/worker_pool.hpp"
#include "endpoints/service_context.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"
#include "http/handler.hpp"

namespace hoigung {

// api/schema.graphql, put into the program at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> schema_files();

namespace endpoints {

// The seeker service's GraphQL, over HTTP and for the pages within the process.
class GraphqlEndpoint {
  public:
    // Throws when schema, resolvers and persisted documents do not fit together, naming everything at once.
    GraphqlEndpoint(const Service& service, graphql::Settings settings, base::WorkerPool& sql_threads);

    void answer(const http::Request& request, const http::Responder& responder) const;

    // Runs a persisted document against a view, as a visitor who is not logged in.
    [[nodiscard]] std::string run(const std::shared_ptr<const domain::BoardView>& view, domain::Locale locale,
                                  std::string_view document_id, std::string_view variables_json) const;

  private:
    void execute(const graphql::Call& call, domain::Locale locale, const domain::Caller& caller,
                 const http::Responder& responder) const;

    const Service& service_;
    base::WorkerPool& sql_threads_;
    std::unique_ptr<const graphql::Engine> engine_;
};

}  // namespace endpoints
}  // namespace hoigung
