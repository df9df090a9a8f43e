#pragma once

#include "app/modules/alerts_module.hpp"
#include "app/modules/candidacy_module.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/foundation.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/news_module.hpp"
#include "app/opened_jobs.hpp"
#include "endpoints/seeker/graphql_endpoint.hpp"
#include "endpoints/seeker/rest/candidacy_calls.hpp"
#include "endpoints/seeker/rest/export_call.hpp"
#include "endpoints/seeker/rest/identity_calls.hpp"
#include "endpoints/seeker/rest/unsubscribe_call.hpp"
#include "endpoints/seeker/rest/upload_call.hpp"

namespace hoigung::app {

// The seeker service: GraphQL and REST.
class SeekerModule {
  public:
    SeekerModule(Foundation& foundation, const IdentityModule& identity, const CatalogueModule& catalogue,
                 const AlertsModule& alerts, const NewsModule& news, const CandidacyModule& candidacies,
                 OpenedJobs& opened_jobs);

    [[nodiscard]] endpoints::GraphqlEndpoint& graphql() { return graphql_; }
    [[nodiscard]] const endpoints::IdentityCalls& identity_calls() const { return identity_calls_; }
    [[nodiscard]] endpoints::UploadCall& upload_call() { return upload_call_; }
    [[nodiscard]] const endpoints::ExportCall& export_call() const { return export_call_; }
    [[nodiscard]] const endpoints::CandidacyCalls& candidacy_calls() const { return candidacy_calls_; }
    [[nodiscard]] const endpoints::UnsubscribeCall& unsubscribe_call() const { return unsubscribe_call_; }

  private:
    const endpoints::SeekerStores stores_;
    const endpoints::SeekerService service_;
    endpoints::GraphqlEndpoint graphql_;
    const endpoints::IdentityCalls identity_calls_;
    endpoints::UploadCall upload_call_;
    const endpoints::ExportCall export_call_;
    const endpoints::CandidacyCalls candidacy_calls_;
    const endpoints::UnsubscribeCall unsubscribe_call_;
};

}  // namespace hoigung::app
