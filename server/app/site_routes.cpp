#include "app/site_routes.hpp"

#include "app/ops_handlers.hpp"
#include "app/portal_settings.hpp"
#include "app/site_handlers.hpp"

namespace hoigung::app {
namespace {

using endpoints::IdentityCalls;
using http::Method;

constexpr Methods kGet{"GET", {Method::get}};
constexpr Methods kPost{"POST", {Method::post}};
constexpr Methods kPut{"PUT", {Method::put}};
constexpr Methods kDelete{"DELETE", {Method::del}};
constexpr Methods kGraphql{"GET, POST", {Method::get, Method::head, Method::post}};
constexpr Methods kRead{"GET, HEAD", {Method::get, Method::head}};
constexpr Methods kAny{
    "", {Method::get, Method::head, Method::post, Method::put, Method::patch, Method::del, Method::options}};

using Routes = std::vector<Route<SiteHandlers>>;

void add(Routes& routes, Routes more) {
    routes.insert(routes.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// The services' roots, and with them everything below /api/.
std::vector<std::string> call_paths(const Settings& settings) {
    std::vector<std::string> paths;
    for (const std::string& root : {settings.seeker_root, settings.ad_root, settings.partner_root,
                                    settings.portal_root, std::string(kConsoleRoot)}) {
        paths.push_back(root);
        paths.push_back(root + "/**");
    }
    paths.emplace_back("/api/**");
    return paths;
}

Routes seeker_routes(const std::string& root) {
    using namespace answers;
    using enum BodyKind;
    return {
        {kGraphql, root + "/graphql", Asker::visitor, json, for_seeker<seeker_graphql>},
        {kPost, root + "/create-anonymous", Asker::visitor, json,
         for_seeker<identity_call<&IdentityCalls::create_anonymous>>},
        {kPost, root + "/request-mfa-login", Asker::visitor, json,
         for_seeker<identity_call<&IdentityCalls::request_mfa_login>>},
        {kPost, root + "/mfa-login", Asker::visitor, json,
         for_seeker<identity_call<&IdentityCalls::mfa_login>>},
        {kPost, root + "/refresh", Asker::visitor, json, for_seeker<identity_call<&IdentityCalls::refresh>>},
        {kPost, root + "/logout", Asker::visitor, json, for_seeker<identity_call<&IdentityCalls::logout>>},
        {kPost, root + "/upload", Asker::seeker, stream, for_seeker<seeker_upload>},
        {kGet, root + "/export", Asker::seeker, json, for_seeker<seeker_export>},
        {kGet, root + "/unsubscribe", Asker::visitor, json, for_seeker<show_subscription>},
        {kPost, root + "/unsubscribe", Asker::visitor, json, for_seeker<change_subscription>},
        {kGet, root + "/mail-act", Asker::anyone, json, show_mail_act},
        {kPost, root + "/mail-act", Asker::anyone, json, do_mail_act},
        {kGet, root + "/stream", Asker::seeker, json, for_seeker<seeker_stream>},
        {kGet, root + "/interviews/*.ics", Asker::seeker, json, for_seeker<seeker_interview>},
    };
}

Routes portal_routes(const std::string& root) {
    using namespace answers;
    using enum BodyKind;
    const std::string company = root + "/companies/*";
    return {
        // Anyone may log in by it.
        {kGraphql, root + "/graphql", Asker::anyone, json, portal_graphql},
        {kGet, root + "/export", Asker::employer, json, portal_export},
        {kPost, company + "/logo", Asker::employer, stream, portal_logo},
        {kPost, company + "/proof", Asker::employer, stream, portal_proof},
        {kGet, company + "/log", Asker::employer, json, portal_log},
        {kPost, company + "/jobs/import", Asker::employer, stream, portal_import},
        {kGet, company + "/jobs/import-template", Asker::anyone, json, portal_import_template},
        {kGet, company + "/jobs/*/preview", Asker::employer, json, portal_preview},
        {kGet, company + "/jobs/*/applicants.csv", Asker::employer, json, portal_applicants},
        {kGet, company + "/stream", Asker::employer, json, portal_stream},
        {kGet, company + "/interviews/*.ics", Asker::employer, json, portal_interview},
    };
}

Routes console_routes() {
    using namespace answers;
    using enum BodyKind;
    const std::string root(kConsoleRoot);
    return {
        // Anyone may log in by it.
        {kGraphql, root + "/graphql", Asker::anyone, json, console_graphql},
        {kGet, root + "/log.csv", Asker::staff, json, console_log},
    };
}

// A key that may call may still not do everything: the domain asks whose company, job or advert it is.
Routes partner_routes(const std::string& root) {
    using namespace answers;
    using enum BodyKind;
    using namespace endpoints;
    const auto at = [&](std::string_view path) {
        return PathPattern(root + std::string(path), PathPattern::TrailingSlash::ignored);
    };
    return {
        {kGet, at("/key"), Asker::partner, json, partner_call<show_key>},
        {kGet, at("/companies"), Asker::partner, json, partner_call<list_companies>},
        {kPost, at("/companies"), Asker::partner, json, partner_call<create_company>},
        {kPut, at("/companies/*"), Asker::partner, json, partner_call<put_company>},
        {kGet, at("/companies/*"), Asker::partner, json, partner_call<get_company>},
        {kPut, at("/companies/*/logo"), Asker::partner, stream, partner_call<put_logo>},
        {kPut, at("/companies/*/suspension"), Asker::site_operator, json,
         partner_call<set_company_suspension>},
        {kGet, at("/jobs"), Asker::partner, json, partner_call<list_jobs>},
        {kPost, at("/jobs"), Asker::partner, json, partner_call<create_job>},
        {kPut, at("/jobs/*"), Asker::partner, json, partner_call<put_job>},
        {kGet, at("/jobs/*"), Asker::partner, json, partner_call<get_job>},
        {kPut, at("/jobs/*/state"), Asker::partner, json, partner_call<set_job_state>},
        {kGet, at("/jobs/*/applications"), Asker::partner, json, partner_call<list_applications>},
        {kPost, at("/applications/status"), Asker::partner, json, partner_call<set_status_of_pair>},
        {kGet, at("/applications/*"), Asker::partner, json, partner_call<get_application>},
        {kPost, at("/applications/*/status"), Asker::partner, json, partner_call<set_application_status>},
        {kGet, at("/webhook"), Asker::partner, json, partner_call<get_webhook>},
        {kPut, at("/webhook"), Asker::partner, json, partner_call<put_webhook>},
        {kDelete, at("/webhook"), Asker::partner, json, partner_call<remove_webhook>},
        {kGet, at("/lists"), Asker::site_operator, json, partner_call<list_lists>},
        {kPut, at("/lists/*"), Asker::partner, json, partner_call<put_list>},
        {kGet, at("/banners"), Asker::site_operator, json, partner_call<list_banners>},
        {kPut, at("/banners/*"), Asker::partner, json, partner_call<put_banner>},
        {kPut, at("/banners/*/picture"), Asker::site_operator, stream, partner_call<put_banner_picture>},
        {kGet, at("/featured-companies"), Asker::site_operator, json, partner_call<list_featured_companies>},
        {kPut, at("/featured-companies/*"), Asker::partner, json, partner_call<put_featured_company>},
        {kGet, at("/bids"), Asker::partner, json, partner_call<list_bids>},
        {kPut, at("/bids/*"), Asker::partner, json, partner_call<put_bid>},
        {kPost, at("/batch"), Asker::partner, stream, partner_call<take_batch>},
        {kPut, at("/seekers/*/suspension"), Asker::site_operator, json, partner_call<set_seeker_suspension>},
        {kGet, at("/reports"), Asker::site_operator, json, partner_call<list_reports>},
        {kPost, at("/reports/*/handle"), Asker::site_operator, json, partner_call<handle_report>},
        {kGet, at("/concerns"), Asker::site_operator, json, partner_call<list_concerns>},
        {kPost, at("/concerns/*/settle"), Asker::site_operator, json, partner_call<settle_concern>},
    };
}

Routes ad_routes(const std::string& root) {
    using enum BodyKind;
    return {
        {kGet, root, Asker::anyone, json, answers::find_adverts},
        {kGet, root + "/", Asker::anyone, json, answers::find_adverts},
        {kGet, root + "/click", Asker::anyone, json, answers::click_advert},
    };
}

// The pages and files, of which a later route answers what an earlier one does not have.
Routes page_routes(const Settings& settings) {
    using namespace answers;
    using enum BodyKind;
    Routes routes;
    if (settings.environment == Environment::development)
        routes.push_back({kRead, "/hk/dev/outbox/", Asker::this_machine, json, outbox});
    add(routes, {
                    {kRead, "/portal", Asker::anyone, json, portal_page},
                    {kRead, "/portal/**", Asker::anyone, json, portal_page},
                    {kRead, "/console", Asker::anyone, json, console_page},
                    {kRead, "/console/**", Asker::anyone, json, console_page},
                    {kRead, "/manifest.webmanifest", Asker::anyone, json, made_file},
                    {kRead, "/manifest-en.webmanifest", Asker::anyone, json, made_file},
                    {kRead, "/sw.js", Asker::anyone, json, service_worker},
                    {kRead, "/hk/qr.svg", Asker::anyone, json, made_file},
                    {kRead, "/hk/en/qr.svg", Asker::anyone, json, made_file},
                    {kRead, "/robots.txt", Asker::anyone, json, crawler_file},
                    {kRead, "/sitemap.xml", Asker::anyone, json, crawler_file},
                    {kRead, "/sitemap-*.xml", Asker::anyone, json, crawler_file},
                    {kRead, "/hk/*/rss.xml", Asker::anyone, json, crawler_file},
                    {kRead, "/hk/*/*/rss.xml", Asker::anyone, json, crawler_file},
                    {kRead, "/hk/*/*/*/rss.xml", Asker::anyone, json, crawler_file},
                    {kRead, "/hk/assets/**", Asker::anyone, json, built_file},
                    {kRead, "/*", Asker::anyone, json, built_file},
                    {kRead, "**", Asker::anyone, json, page},
                });
    return routes;
}

}  // namespace

Routes site_routes(const Settings& settings) {
    using namespace answers;
    using enum BodyKind;
    Routes routes;
    if (settings.maintenance) {
        for (const std::string& path : call_paths(settings))
            routes.push_back({kAny, path, Asker::anyone, json, under_maintenance});
    }
    add(routes, seeker_routes(settings.seeker_root));
    add(routes, ad_routes(settings.ad_root));
    add(routes, partner_routes(settings.partner_root));
    if (is_portal_open(settings)) add(routes, portal_routes(settings.portal_root));
    if (settings.console) add(routes, console_routes());
    add(routes, {
                    {kPost, "/api/events", Asker::anyone, report, collect_events},
                    {kPost, "/api/errors", Asker::anyone, report, collect_errors},
                });
    for (const std::string& path : call_paths(settings)) routes.push_back({kAny, path});
    add(routes, {
                    {kRead, "/content/media/**", Asker::anyone, json, picture},
                    {kRead, "/content/**", Asker::anyone, json, content},
                });
    add(routes, page_routes(settings));
    return routes;
}

std::vector<Route<OpsHandlers>> ops_routes(const Settings& settings) {
    using enum BodyKind;
    std::vector<Route<OpsHandlers>> routes{
        {kAny, "/healthz", Asker::operations, json, answers::is_alive},
        {kAny, "/readyz", Asker::operations, json, answers::is_ready},
        {kAny, "/metrics", Asker::operations, json, answers::metrics},
    };
    if (settings.environment == Environment::development)
        routes.push_back({kAny, "/dev/clock", Asker::this_machine, json, answers::dev_clock});
    return routes;
}

}  // namespace hoigung::app
