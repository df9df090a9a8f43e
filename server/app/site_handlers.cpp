#include "app/site_handlers.hpp"

#include "endpoints/shared/preferred_locale.hpp"
#include "pages/robots.hpp"

namespace hoigung::app::answers {

void identify(const SiteHandlers& site, Asker asker, RoutedRequest& routed,
              void (*answer)(const SeekerCall&)) {
    endpoints::identify(site.identity, std::move(routed.request),
                        [&site, asker, answer, ids = std::move(routed.ids), responder = routed.responder](
                            const http::Request& request, const endpoints::Identified& who) {
                            if (asker == Asker::seeker) {
                                const auto locale =
                                    endpoints::preferred_locale(request.header("Accept-Language"));
                                if (auto refusal = endpoints::refusal_of(who, site.errors, locale))
                                    return responder.answer(std::move(*refusal));
                            }
                            answer({site, request, ids, who, responder});
                        });
}

void seeker_graphql(const SeekerCall& call) {
    call.site.seekers.graphql().answer(call.request, call.who, pages::is_person(call.request),
                                       call.responder);
}

void seeker_upload(const SeekerCall& call) {
    call.site.seekers.upload_call().answer(call.request, call.who, call.responder);
}

void seeker_export(const SeekerCall& call) {
    call.site.seekers.export_call().answer(call.request, call.who, call.responder);
}

void show_subscription(const SeekerCall& call) {
    call.site.seekers.unsubscribe_call().show(call.request, call.who, call.responder);
}

void change_subscription(const SeekerCall& call) {
    call.site.seekers.unsubscribe_call().change(call.request, call.who, call.responder);
}

void seeker_stream(const SeekerCall& call) {
    call.site.seekers.candidacy_calls().stream(call.request, call.who, call.responder);
}

void seeker_interview(const SeekerCall& call) {
    call.site.seekers.candidacy_calls().calendar(call.ids[0], call.request, call.who, call.responder);
}

bool show_mail_act(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.mail_acts().show(routed.request, routed.responder);
    return true;
}

bool do_mail_act(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.mail_acts().act(routed.request, routed.responder);
    return true;
}

bool portal_graphql(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.graphql().answer(std::move(routed.request), routed.responder);
    return true;
}

bool portal_logo(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().put_logo(routed.ids[0], std::move(routed.request), routed.responder);
    return true;
}

bool portal_proof(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().put_proof(routed.ids[0], std::move(routed.request), routed.responder);
    return true;
}

bool portal_import(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().import_jobs(routed.ids[0], std::move(routed.request), routed.responder);
    return true;
}

bool portal_import_template(const SiteHandlers&, Asker, RoutedRequest& routed) {
    endpoints::portal::PortalFiles::import_template(routed.request, routed.responder);
    return true;
}

bool portal_preview(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().preview(routed.ids[0], routed.ids[1], std::move(routed.request), routed.responder);
    return true;
}

bool portal_applicants(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().applicants(routed.ids[0], routed.ids[1], std::move(routed.request), routed.responder);
    return true;
}

bool portal_log(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().company_log(routed.ids[0], std::move(routed.request), routed.responder);
    return true;
}

bool portal_stream(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.candidacies().stream(routed.ids[0], routed.request, routed.responder);
    return true;
}

bool portal_interview(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.candidacies().calendar(routed.ids[0], routed.ids[1], routed.request, routed.responder);
    return true;
}

bool portal_export(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.portal.files().export_person(std::move(routed.request), routed.responder);
    return true;
}

bool portal_page(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    routed.responder.answer(site.portal.pages().answer(routed.request.target.path()));
    return true;
}

void answer_partner(const SiteHandlers& site, Asker asker, RoutedRequest& routed,
                    endpoints::PartnerAnswer answer) {
    using Holder = endpoints::PartnerCalls::Holder;
    const auto holder = asker == Asker::site_operator ? Holder::site_operator : Holder::anybody;
    site.partners.answer(answer, holder, std::move(routed.ids), std::move(routed.request), routed.responder);
}

bool find_adverts(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.ads.search(routed.request, routed.responder);
    return true;
}

bool click_advert(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.ads.click(routed.request, routed.responder);
    return true;
}

bool collect_events(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.collector.answer_events(routed.request, routed.responder);
    return true;
}

bool collect_errors(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.collector.answer_errors(routed.request, routed.responder);
    return true;
}

bool picture(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.media.answer(routed.ids[0], routed.responder);
    return true;
}

bool content(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.content.answer(routed.ids[0], routed.request, routed.responder);
    return true;
}

bool under_maintenance(const SiteHandlers&, Asker, RoutedRequest& routed) {
    routed.responder.answer(http::Response::error(503, "Under maintenance").with("Retry-After", "3600"));
    return true;
}

bool outbox(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.outbox.answer(routed.responder);
    return true;
}

bool made_file(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    auto file = site.pages.made_files().find(routed.request.target.path());
    if (file) routed.responder.answer(std::move(*file));
    return file.has_value();
}

bool service_worker(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    auto file = site.pages.made_files().find(routed.request.target.path());
    if (!file) return false;
    // No cache on the way may keep a worker that was replaced or switched off.
    file->headers.set("Cache-Control", "no-cache");
    routed.responder.answer(std::move(*file));
    return true;
}

bool crawler_file(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    return site.pages.crawler_files().answer(routed.request, routed.responder);
}

bool built_file(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    constexpr std::string_view kSite = "/hk";
    std::string_view path = routed.request.target.path();
    // The build's folder `assets` is served below /hk, its other files at the root.
    if (path.starts_with("/hk/assets/")) path.remove_prefix(kSite.size());
    auto file = site.files.find(path);
    if (file) routed.responder.answer(std::move(*file));
    return file.has_value();
}

bool page(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.pages.pages().answer(routed.request, routed.responder);
    return true;
}

bool console_page(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.console.answer_page(routed.request, routed.responder);
    return true;
}

bool console_graphql(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.console.answer_graphql(std::move(routed.request), routed.responder);
    return true;
}

bool console_log(const SiteHandlers& site, Asker, RoutedRequest& routed) {
    site.console.answer_log_file(std::move(routed.request), routed.responder);
    return true;
}

}  // namespace hoigung::app::answers
