#pragma once

#include <memory>
#include <span>

#include "base/embedded.hpp"
#include "endpoints/portal/portal_service.hpp"
#include "graphql/engine.hpp"
#include "graphql/http_request.hpp"

namespace hoigung {

// api/portal.graphql, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> portal_schema_files();

namespace endpoints::portal {

// The employers' service: every answer depends on the caller and is read from the database.
class PortalGraphql {
  public:
    // Throws when schema, resolvers and persisted documents do not match; the message names every mismatch.
    PortalGraphql(const PortalService& service, graphql::Settings settings);

    void answer(http::Request request, const http::Responder& responder) const;

  private:
    [[nodiscard]] http::Response run(const http::Request& request, const graphql::Call& call,
                                     domain::Locale locale) const;

    const PortalService& service_;
    std::unique_ptr<const graphql::Engine> engine_;
};

}  // namespace endpoints::portal
}  // namespace hoigung
