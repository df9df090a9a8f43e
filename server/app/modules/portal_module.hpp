#pragma once

#include "app/background_tasks.hpp"
#include "app/modules/candidacy_module.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/employer_ports.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/mail_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/pages_module.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "app/modules/work_queues.hpp"
#include "app/portal_pages.hpp"
#include "app/web_build.hpp"
#include "endpoints/portal/portal_candidacies.hpp"
#include "endpoints/portal/portal_files.hpp"
#include "endpoints/portal/portal_graphql.hpp"

namespace hoigung::app {

// The employers' portal: its service and its pages.
class PortalModule {
  public:
    PortalModule(Runtime& runtime, Operations& operations, Stores& stores, WorkQueues& queues,
                 const WebBuild& web, const endpoints::ErrorTable& errors, domain::PictureEncoder& encoder,
                 const IdentityModule& identity, CatalogueModule& catalogue, MailModule& mail,
                 const CandidacyModule& candidacies, PagesModule& pages, domain::OpeningCounter& openings);

    ~PortalModule();

    // `call` is the rest of the path after the service's root: "/graphql".
    void answer_call(std::string_view call, http::Request request, const http::Responder& responder);
    [[nodiscard]] const PortalPages& pages() const { return pages_; }

  private:
    Operations& operations_;
    const bool is_open_;
    const EmployerDigests digests_;
    endpoints::portal::RequestOwners owners_;
    const endpoints::portal::PortalService service_;
    const endpoints::portal::PortalGraphql graphql_;
    endpoints::portal::PortalFiles files_;
    const endpoints::portal::PortalCandidacies candidacies_;
    const PortalPages pages_;
    BackgroundTasks tasks_;
    // Slow tasks have a thread of their own: decisions and scheduled jobs are promised within seconds.
    BackgroundTasks slow_tasks_;
};

}  // namespace hoigung::app
