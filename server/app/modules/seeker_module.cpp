#include "app/modules/seeker_module.hpp"

#include "app/graphql_settings.hpp"
#include "app/public_config.hpp"

namespace hoigung::app {
SeekerModule::SeekerModule(Runtime& runtime, Stores& stores, WorkQueues& queues, const WebBuild& web,
                           const endpoints::ErrorTable& errors, domain::PictureEncoder& encoder,
                           const IdentityModule& identity, const CatalogueModule& catalogue,
                           const AlertsModule& alerts, const CandidacyModule& candidacies)
    : stores_{stores.profiles, stores.applications, stores.bookmarks, stores.reports},
      service_{catalogue.live(),
               stores.catalogue,
               catalogue.lists(),
               errors,
               content_root(runtime.settings),
               identity.identity(),
               alerts.dependencies(),
               stores_,
               candidacies.dependencies(),
               runtime.settings.seeker_root},
      graphql_(service_, graphql_settings(runtime.settings, web.documents),
               static_cast<std::size_t>(runtime.settings.answer_cache_mib) << 20, queues.people),
      identity_calls_(identity.identity(), errors),
      upload_call_(identity.identity(), errors, encoder, stores.uploads, queues.uploads),
      export_call_(service_),
      candidacy_calls_(service_) {}

}  // namespace hoigung::app
