#pragma once

#include <span>

#include "base/embedded.hpp"
#include "endpoints/shared/cookie_graphql.hpp"

namespace hoigung {

// api/console.graphql, embedded at build time.
[[nodiscard]] std::span<const base::EmbeddedFile> console_schema_files();

namespace endpoints::console {

// The console's contract with its resolvers.
[[nodiscard]] GraphqlContract console_contract(graphql::Settings settings);

}  // namespace endpoints::console
}  // namespace hoigung
