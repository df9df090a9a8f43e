#pragma once

#include "app/modules/console_module.hpp"
#include "app/modules/pages_module.hpp"
#include "app/modules/portal_module.hpp"
#include "app/modules/seeker_module.hpp"
#include "app/route_table.hpp"
#include "endpoints/ads/ad_calls.hpp"
#include "endpoints/content_endpoint.hpp"
#include "endpoints/events/collector.hpp"
#include "endpoints/media_endpoint.hpp"
#include "endpoints/outbox_page.hpp"
#include "endpoints/partner/partner_calls.hpp"

// The answers of the site's routes. Each returns whether it answered; see app::Route.
namespace hoigung::app {

// The dependencies of the answers.
struct SiteHandlers {
    const endpoints::ErrorTable& errors;
    const endpoints::Identity& identity;
    SeekerModule& seekers;
    PortalModule& portal;
    const ConsoleModule& console;
    const endpoints::PartnerCalls& partners;
    const endpoints::AdCalls& ads;
    endpoints::Collector& collector;
    endpoints::MediaEndpoint& media;
    endpoints::ContentEndpoint& content;
    endpoints::OutboxPage& outbox;
    PagesModule& pages;
    const http::StaticFiles& files;
};

namespace answers {

// The seeker service. A call is answered after its caller was identified.
struct SeekerCall {
    const SiteHandlers& site;
    const http::Request& request;
    const std::vector<std::string>& ids;
    const endpoints::Identified& who;
    const http::Responder& responder;
};

void identify(const SiteHandlers& site, Asker asker, RoutedRequest& routed,
              void (*answer)(const SeekerCall&));

template <void (*kAnswer)(const SeekerCall&)>
bool for_seeker(const SiteHandlers& site, Asker asker, RoutedRequest& routed) {
    identify(site, asker, routed, kAnswer);
    return true;
}

template <void (endpoints::IdentityCalls::*kCall)(const http::Request&, const endpoints::Identified&,
                                                  const http::Responder&) const>
void identity_call(const SeekerCall& call) {
    (call.site.seekers.identity_calls().*kCall)(call.request, call.who, call.responder);
}
void seeker_graphql(const SeekerCall& call);
void seeker_upload(const SeekerCall& call);
void seeker_export(const SeekerCall& call);
void show_subscription(const SeekerCall& call);
void change_subscription(const SeekerCall& call);
void seeker_stream(const SeekerCall& call);
void seeker_interview(const SeekerCall& call);

// The links of mails that act, of which the link is the proof.
bool show_mail_act(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool do_mail_act(const SiteHandlers& site, Asker asker, RoutedRequest& routed);

// The portal. Its calls find their callers themselves, on a thread that may read the database.
bool portal_graphql(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_logo(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_proof(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_import(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_import_template(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_preview(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_applicants(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_log(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_stream(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_interview(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_export(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool portal_page(const SiteHandlers& site, Asker asker, RoutedRequest& routed);

// The partner service.
void answer_partner(const SiteHandlers& site, Asker asker, RoutedRequest& routed,
                    endpoints::PartnerAnswer answer);

template <endpoints::PartnerAnswer kAnswer>
bool partner_call(const SiteHandlers& site, Asker asker, RoutedRequest& routed) {
    answer_partner(site, asker, routed, kAnswer);
    return true;
}

bool find_adverts(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool click_advert(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool collect_events(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool collect_errors(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool picture(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool content(const SiteHandlers& site, Asker asker, RoutedRequest& routed);

// Pages and files.
bool under_maintenance(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool outbox(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
// A file that depends on the settings, such as the manifest.
bool made_file(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool service_worker(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool crawler_file(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
// A file of the web's build, by the path within it.
bool built_file(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool page(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
// The operator's console. Whether it is there is read from the database, on a thread that may wait.
bool console_graphql(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
bool console_log(const SiteHandlers& site, Asker asker, RoutedRequest& routed);
// A page or a file of it.
bool console_page(const SiteHandlers& site, Asker asker, RoutedRequest& routed);

}  // namespace answers
}  // namespace hoigung::app
