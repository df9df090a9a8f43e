#pragma once

#include "app/background_tasks.hpp"
#include "app/client_pages.hpp"
#include "app/modules/candidacy_module.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/employer_ports.hpp"
#include "app/modules/foundation.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/mail_module.hpp"
#include "app/modules/pages_module.hpp"
#include "endpoints/portal/mail_act_call.hpp"
#include "endpoints/portal/portal_candidacies.hpp"
#include "endpoints/portal/portal_files.hpp"
#include "endpoints/portal/portal_sessions.hpp"

namespace hoigung::app {

// The employers' portal: its service and its pages.
class PortalModule {
  public:
    PortalModule(Foundation& foundation, const IdentityModule& identity, CatalogueModule& catalogue,
                 MailModule& mail, const CandidacyModule& candidacies, PagesModule& pages,
                 domain::OpeningCounter& openings);
    ~PortalModule();

    [[nodiscard]] const endpoints::CookieGraphql& graphql() const { return graphql_; }
    [[nodiscard]] endpoints::portal::PortalFiles& files() { return files_; }
    [[nodiscard]] const endpoints::portal::PortalCandidacies& candidacies() const { return candidacies_; }
    [[nodiscard]] const endpoints::portal::MailActCall& mail_acts() const { return mail_acts_; }
    [[nodiscard]] const ClientPages& pages() const { return pages_; }

  private:
    // Publishes jobs at their time, takes decisions, and writes reminders and counts.
    void add_tasks(Foundation& foundation, CatalogueModule& catalogue, MailModule& mail,
                   domain::OpeningCounter& openings);

    Operations& operations_;
    const EmployerDigests digests_;
    endpoints::portal::RequestOwners owners_;
    const endpoints::portal::PortalService service_;
    const endpoints::portal::PortalSessions sessions_;
    const endpoints::CookieGraphql graphql_;
    endpoints::portal::PortalFiles files_;
    const endpoints::portal::PortalCandidacies candidacies_;
    const endpoints::portal::MailActCall mail_acts_;
    const ClientPages pages_;
    domain::DaysToSumUp days_to_sum_up_;
    BackgroundTasks tasks_;
    // Slow tasks have a thread of their own: decisions and scheduled jobs are promised within seconds.
    BackgroundTasks slow_tasks_;
};

}  // namespace hoigung::app
