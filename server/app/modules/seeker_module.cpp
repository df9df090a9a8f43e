#include "app/modules/seeker_module.hpp"

#include "app/public_config.hpp"
#include "base/log.hpp"

namespace hoigung::app {
namespace {

graphql::Settings graphql_settings(const Settings& settings, const WebBuild& web) {
    graphql::Settings made;
    made.limits.depth = static_cast<std::size_t>(settings.graphql_depth);
    made.limits.cost = static_cast<std::uint64_t>(settings.graphql_cost);
    made.limits.aliases = static_cast<std::size_t>(settings.graphql_aliases);
    made.limits.directives = static_cast<std::size_t>(settings.graphql_directives);
    made.limits.tokens = static_cast<std::size_t>(settings.graphql_tokens);
    made.limits.introspection = settings.environment != Environment::production;
    made.cached_documents = static_cast<std::size_t>(settings.graphql_documents);
    for (const auto& [hash, text] : web.documents) made.persisted_documents.emplace("sha256:" + hash, text);
    made.log = [](std::string_view path, std::string_view what) {
        base::log::error("the resolver of {} failed: {}", path, what);
    };
    return made;
}

}  // namespace

SeekerModule::SeekerModule(Runtime& runtime, Stores& stores, WorkQueues& queues, const WebBuild& web,
                           const endpoints::ErrorTable& errors, domain::PictureEncoder& encoder,
                           const IdentityModule& identity, const CatalogueModule& catalogue,
                           const AlertsModule& alerts)
    : stores_{stores.profiles, stores.applications, stores.bookmarks, stores.reports},
      service_{catalogue.live(),    catalogue.lists(), errors, content_root(runtime.settings),
               identity.identity(), alerts.calls(),    stores_},
      graphql_(service_, graphql_settings(runtime.settings, web),
               static_cast<std::size_t>(runtime.settings.answer_cache_mib) << 20, queues.people),
      identity_calls_(identity.identity(), errors),
      upload_call_(identity.identity(), errors, encoder, stores.uploads, queues.uploads),
      export_call_(service_) {}

}  // namespace hoigung::app
