#pragma once

#include "app/modules/portal_module.hpp"
#include "app/opened_jobs.hpp"
#include "app/settings.hpp"
#include "endpoints/ads/ad_calls.hpp"
#include "endpoints/content_endpoint.hpp"
#include "endpoints/events/collector.hpp"
#include "endpoints/media_endpoint.hpp"
#include "endpoints/outbox_page.hpp"
#include "endpoints/partner/partner_calls.hpp"
#include "endpoints/seeker/graphql_endpoint.hpp"
#include "endpoints/seeker/rest/candidacy_calls.hpp"
#include "endpoints/seeker/rest/export_call.hpp"
#include "endpoints/seeker/rest/identity_calls.hpp"
#include "endpoints/seeker/rest/upload_call.hpp"
#include "http/handler.hpp"
#include "http/static_files.hpp"
#include "pages/crawler_files.hpp"
#include "pages/pages.hpp"

namespace hoigung::app {

// The handlers of all requests.
struct SiteHandlers {
    const Settings& settings;
    endpoints::GraphqlEndpoint& graphql;
    endpoints::MediaEndpoint& media;
    endpoints::ContentEndpoint& content;
    const http::StaticFiles& files;
    pages::Pages& pages;
    pages::CrawlerFiles& crawlers;
    // Files that depend on the settings.
    const http::StaticFiles& made_files;
    const endpoints::Identity& identity;
    const endpoints::IdentityCalls& identity_calls;
    endpoints::UploadCall& upload;
    const endpoints::ExportCall& exports;
    const endpoints::CandidacyCalls& candidacies;
    const endpoints::AdCalls& ads;
    endpoints::Collector& collector;
    const endpoints::PartnerCalls& partners;
    PortalModule& portal;
    OpenedJobs& opened_jobs;
    // Only in development.
    endpoints::OutboxPage* outbox = nullptr;
};

// The URL table of the whole site.
[[nodiscard]] http::Handler site_handler(SiteHandlers parts);

}  // namespace hoigung::app
