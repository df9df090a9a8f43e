#include "endpoints/portal/portal_contract.hpp"

#include "endpoints/portal/resolvers/resolvers.hpp"

namespace hoigung::endpoints::portal {

GraphqlContract portal_contract(graphql::Settings settings) {
    return {.owner = "the portal",
            .schema = portal_schema_files().front().text,
            .resolvers = bind_everything(),
            .settings = std::move(settings)};
}

}  // namespace hoigung::endpoints::portal
