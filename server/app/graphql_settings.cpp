#include "app/graphql_settings.hpp"

#include "base/log.hpp"

namespace hoigung::app {

graphql::Settings graphql_settings(const Settings& settings,
                                   const std::map<std::string, std::string>& documents) {
    graphql::Settings made;
    made.limits.depth = static_cast<std::size_t>(settings.graphql_depth);
    made.limits.cost = static_cast<std::uint64_t>(settings.graphql_cost);
    made.limits.aliases = static_cast<std::size_t>(settings.graphql_aliases);
    made.limits.directives = static_cast<std::size_t>(settings.graphql_directives);
    made.limits.tokens = static_cast<std::size_t>(settings.graphql_tokens);
    made.limits.introspection = settings.environment != Environment::production;
    made.cached_documents = static_cast<std::size_t>(settings.graphql_documents);
    for (const auto& [hash, text] : documents) made.persisted_documents.emplace("sha256:" + hash, text);
    made.log = [](std::string_view path, std::string_view what) {
        base::log::error("the resolver of {} failed: {}", path, what);
    };
    return made;
}

}  // namespace hoigung::app
