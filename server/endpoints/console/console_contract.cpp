#include "endpoints/console/console_contract.hpp"

#include "endpoints/console/resolvers/resolvers.hpp"

namespace hoigung::endpoints::console {

GraphqlContract console_contract(graphql::Settings settings) {
    graphql::Bindings bindings;
    bind_login(bindings);
    bind_staff(bindings);
    bind_log(bindings);
    bind_keys(bindings);
    return {.owner = "the console",
            .schema = console_schema_files().front().text,
            .resolvers = std::move(bindings),
            .settings = std::move(settings)};
}

}  // namespace hoigung::endpoints::console
