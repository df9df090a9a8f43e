#pragma once

#include <span>

#include "base/embedded.hpp"
#include "endpoints/shared/cookie_graphql.hpp"

namespace hoigung {

// api/portal.graphql, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> portal_schema_files();

namespace endpoints::portal {

// The employers' contract with its resolvers.
[[nodiscard]] GraphqlContract portal_contract(graphql::Settings settings);

}  // namespace endpoints::portal
}  // namespace hoigung
