#include "app/modules/pages_module.hpp"

#include "app/content_security_policy.hpp"
#include "app/public_config.hpp"
#include "app/value_or_throw.hpp"
#include "base/log.hpp"
#include "domain/snapshot/old_jobs.hpp"
#include "pages/qr_code.hpp"
#include "render/renderer.hpp"

namespace hoigung::app {
namespace {

// The manifests, the service worker, and the footer's QR codes with the address of the app's page in each
// language.
http::StaticFiles files_of(const Settings& settings, const WebBuild& web) {
    http::StaticFiles files;
    for (const domain::Locale locale : domain::kLocales)
        files.add(locale == domain::Locale::en ? "manifest-en.webmanifest" : "manifest.webmanifest",
                  manifest_json(settings, web.manifests, locale));
    files.add("sw.js", settings.service_worker ? web.worker : web.worker_off);
    for (const std::string_view root : {"hk/", "hk/en/"})
        files.add(
            fmt::format("{}qr.svg", root),
            pages::qr_code_svg(fmt::format("{}/{}jobseeker/mobile-app/", site_address(settings), root)));
    return files;
}

render::RendererSettings render_settings(const Settings& settings) {
    render::RendererSettings made;
    made.workers = static_cast<std::size_t>(settings.render_threads);
    // With several engines, the others fill in while one is replaced; each takes 40 MiB.
    made.spare_engines = settings.render_threads > 1 ? 0 : 1;
    made.time_limit = std::chrono::milliseconds(settings.render_time_limit_ms);
    made.heap_limit = static_cast<std::size_t>(settings.render_memory_mib) << 20;
    return made;
}

// If the file cannot be created, pages are kept in memory only.
std::unique_ptr<base::RingFile> page_file_of(const Settings& settings) {
    if (settings.page_file_mib == 0) return nullptr;
    try {
        return std::make_unique<base::RingFile>(settings.page_file_dir,
                                                static_cast<std::size_t>(settings.page_file_mib) << 20);
    } catch (const std::system_error& problem) {
        base::log::warning("page_file_dir: {}", problem.what());
        return nullptr;
    }
}

// Pages, robots.txt and the sitemap all use this address.
std::function<std::string(const http::Request&)> site_finder(const Settings& settings) {
    return [&settings](const http::Request& request) { return site_address(settings, request); };
}

pages::Pages::Parts page_parts(const Settings& settings, base::Metrics& metrics, const WebBuild& web,
                               const domain::ReferenceLists& lists, endpoints::GraphqlEndpoint& graphql,
                               OpenedJobs& opened_jobs, domain::CatalogueStore& store,
                               base::WorkQueue& sql_queue) {
    const std::string policy = content_security_policy(settings);
    return {
        .routes = value_or_throw(
            pages::RouteTable::read(web.routes_json, base::name_of(settings.environment)), "web_root"),
        .shells =
            value_or_throw(pages::Shells::read(web.shells_json, policy, site_names(settings)), "web_root"),
        .site_of = site_finder(settings),
        .config_json = [&settings](std::string_view site) { return public_config_json(settings, site); },
        .cache_bytes = static_cast<std::size_t>(settings.page_cache_mib) << 20,
        .page_file = page_file_of(settings),
        .cache_report = {metrics, "page", settings.environment == Environment::development},
        .content_security_policy = policy,
        .run_document =
            [&graphql](const auto& snapshot, domain::Locale locale, std::string_view id,
                       const boost::json::object& variables, domain::AnswerDependencies& dependencies) {
                return graphql.run(snapshot, locale, id, variables, dependencies);
            },
        .bring_jobs =
            [&store, &sql_queue](const auto& snapshot, const auto& jobs, const auto& done) {
                const bool taken = sql_queue.submit([=, &store] {
                    std::shared_ptr<const domain::CatalogueSnapshot> brought;
                    try {
                        brought = domain::with_old_jobs(snapshot, jobs, store);
                    } catch (const std::exception& problem) {
                        // Any exception: visitors are waiting for the page.
                        base::log::error("jobs of a page could not be read: {}", problem.what());
                    }
                    done(brought);
                });
                if (!taken) done(nullptr);
            },
        .opened = [&opened_jobs](domain::JobId job) { opened_jobs.opened(job); },
        .maintenance = settings.maintenance,
        .lists = lists,
    };
}

}  // namespace

PagesModule::PagesModule(Foundation& foundation, const CatalogueModule& catalogue,
                         const ContentModule& content, SeekerModule& seekers, OpenedJobs& opened_jobs)
    : made_files_(files_of(foundation.runtime.settings, foundation.web)),
      crawler_files_({catalogue.live(), catalogue.lists(), content.live(),
                      site_finder(foundation.runtime.settings), site_names(foundation.runtime.settings),
                      foundation.runtime.settings.environment != Environment::beta},
                     foundation.queues.bulk, foundation.runtime.clock),
      pages_(page_parts(foundation.runtime.settings, foundation.runtime.metrics, foundation.web,
                        catalogue.lists(), seekers.graphql(), opened_jobs, foundation.stores.catalogue,
                        foundation.queues.people),
             catalogue.live(), content.live(), foundation.runtime.clock,
             value_or_throw(
                 render::Renderer::start(foundation.web.bundle, render_settings(foundation.runtime.settings),
                                         foundation.runtime.metrics),
                 "web bundle")) {
    value_or_throw(pages_.warm_up(), "web bundle");
}

}  // namespace hoigung::app
