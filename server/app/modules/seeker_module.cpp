#include "app/modules/seeker_module.hpp"

#include "app/graphql_settings.hpp"
#include "app/public_config.hpp"

namespace hoigung::app {

SeekerModule::SeekerModule(Foundation& foundation, const IdentityModule& identity,
                           const CatalogueModule& catalogue, const AlertsModule& alerts,
                           const NewsModule& news, const CandidacyModule& candidacies,
                           OpenedJobs& opened_jobs)
    : stores_{foundation.stores.profiles, foundation.stores.applications, foundation.stores.bookmarks,
              foundation.stores.reports},
      service_{catalogue.live(),
               foundation.stores.catalogue,
               catalogue.lists(),
               foundation.errors,
               content_root(foundation.runtime.settings),
               identity.identity(),
               alerts.dependencies(),
               news.dependencies(),
               stores_,
               candidacies.dependencies(),
               foundation.runtime.settings.seeker_root,
               [&opened_jobs](domain::JobId job) { opened_jobs.navigated_to(job); }},
      graphql_(service_, graphql_settings(foundation.runtime.settings, foundation.web.documents),
               static_cast<std::size_t>(foundation.runtime.settings.answer_cache_mib) << 20,
               {foundation.runtime.metrics, "graphql",
                foundation.runtime.settings.environment == Environment::development},
               foundation.queues.people),
      identity_calls_(identity.identity(), foundation.errors),
      upload_call_(identity.identity(), foundation.errors, foundation.picture_encoder,
                   foundation.stores.uploads, foundation.queues.uploads),
      export_call_(service_),
      candidacy_calls_(service_),
      unsubscribe_call_(service_) {}

}  // namespace hoigung::app
