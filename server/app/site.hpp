#pragma once

#include "app/client_pages.hpp"
#include "app/demo_employers.hpp"
#include "app/modules/ads_module.hpp"
#include "app/modules/alerts_module.hpp"
#include "app/modules/candidacy_module.hpp"
#include "app/modules/catalogue_module.hpp"
#include "app/modules/console_module.hpp"
#include "app/modules/content_module.hpp"
#include "app/modules/feeds_module.hpp"
#include "app/modules/foundation.hpp"
#include "app/modules/housekeeping_module.hpp"
#include "app/modules/identity_module.hpp"
#include "app/modules/mail_module.hpp"
#include "app/modules/news_module.hpp"
#include "app/modules/pages_module.hpp"
#include "app/modules/partner_module.hpp"
#include "app/modules/portal_module.hpp"
#include "app/modules/seeker_module.hpp"
#include "app/opened_jobs.hpp"
#include "app/site_handlers.hpp"
#include "endpoints/content_endpoint.hpp"
#include "endpoints/events/collector.hpp"
#include "endpoints/media_endpoint.hpp"
#include "endpoints/outbox_page.hpp"
#include "http/server.hpp"

namespace hoigung::app {

// The whole site. Its members are constructed in this order and destroyed in reverse; each uses only those
// declared above it. A member with its own threads joins them in its destructor, so that no thread can use a
// member that is already destroyed.
class Site {
  public:
    // Throws when the site cannot start. `settings` must outlive the site; `version` is shown in the metrics.
    explicit Site(const Settings& settings, const std::string& version = "unknown");
    // Stops accepting requests, gives running ones the configured time to finish, then frees everything.
    ~Site();
    Site(const Site&) = delete;
    Site& operator=(const Site&) = delete;

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }
    [[nodiscard]] std::uint16_t operations_port() const { return foundation_.operations.port(); }
    // Whether the demonstration's employers can log in to the portal.
    [[nodiscard]] bool has_demo_employers() { return app::has_demo_employers(foundation_.stores.employers); }
    // Whether the demonstration's account can log in to the console.
    [[nodiscard]] bool has_demo_staff() const { return console_.has_demo_staff(); }

  private:
    Foundation foundation_;
    IdentityModule identity_;
    CatalogueModule catalogue_;
    OpenedJobs opened_jobs_;
    AlertsModule alerts_;
    HousekeepingModule housekeeping_;
    FeedsModule feeds_;
    ContentModule content_;
    MailModule mail_;
    PushModule push_;
    SmsModule sms_;
    NewsModule news_;
    CandidacyModule candidacies_;
    SeekerModule seekers_;
    AdsModule ads_;
    PartnerModule partners_;
    endpoints::MediaEndpoint media_endpoint_;
    endpoints::ContentEndpoint content_endpoint_;
    endpoints::Collector collector_;
    PagesModule pages_;
    PortalModule portal_;
    ConsoleModule console_;
    endpoints::OutboxPage outbox_page_;
    const RouteTable<SiteHandlers> routes_;
    RequestThreads threads_;
    http::Server server_;
};

}  // namespace hoigung::app
