#include <atomic>
#include <csignal>
#include <iostream>
#include <stdexcept>

#include <fmt/format.h>
#include <malloc.h>

#include "app/background_tasks.hpp"
#include "app/body_rules.hpp"
#include "app/catalogue_follower.hpp"
#include "app/collector_settings.hpp"
#include "app/commands/commands.hpp"
#include "app/content_follower.hpp"
#include "app/content_security_policy.hpp"
#include "app/dev_clock.hpp"
#include "app/identity_follower.hpp"
#include "app/identity_settings.hpp"
#include "app/open_database.hpp"
#include "app/ops_routes.hpp"
#include "app/partner_desk.hpp"
#include "app/public_config.hpp"
#include "app/seeker_news.hpp"
#include "app/site_routes.hpp"
#include "app/web_build.hpp"
#include "base/log.hpp"
#include "base/worker_pool.hpp"
#include "domain/applications/apply_job.hpp"
#include "domain/catalogue/close_due_jobs.hpp"
#include "domain/events/collect.hpp"
#include "domain/partner/sweep_pictures.hpp"
#include "endpoints/graphql_endpoint.hpp"
#include "feeds/reference_json.hpp"
#include "http/server.hpp"
#include "media/vips_press.hpp"
#include "pages/qr_code.hpp"
#include "render/renderer.hpp"
#include "search/synonyms.hpp"
#include "security/code_seals.hpp"
#include "security/jwt_tokens.hpp"
#include "security/offer_seals.hpp"
#include "store/ad_store.hpp"
#include "store/application_store.hpp"
#include "store/bookmark_store.hpp"
#include "store/catalogue_store.hpp"
#include "store/event_store.hpp"
#include "store/identity_store.hpp"
#include "store/key_store.hpp"
#include "store/lease_store.hpp"
#include "store/outbox_store.hpp"
#include "store/picture_store.hpp"
#include "store/profile_store.hpp"
#include "store/report_store.hpp"
#include "store/upload_store.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

// Blocks the signals that end the program in every thread made after it, so that wait() gets them.
class EndSignals {
  public:
    EndSignals() {
        sigemptyset(&signals_);
        sigaddset(&signals_, SIGTERM);
        sigaddset(&signals_, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
        // A file that may not grow further is a write that fails, not the end of the program.
        std::signal(SIGXFSZ, SIG_IGN);
    }
    void wait() const {
        int signal = 0;
        sigwait(&signals_, &signal);
    }

  private:
    sigset_t signals_{};
};

template <class T, class E>
T value_or_throw(base::Result<T, E> result, std::string_view what) {
    if (!result.ok()) throw std::runtime_error(fmt::format("{}: {}", what, result.error().message));
    return std::move(result).value();
}

std::vector<http::IpRange> proxies_of(const Settings& settings) {
    std::vector<http::IpRange> ranges;
    for (const std::string& text : settings.trusted_proxies) {
        const auto range = http::IpRange::parse(text);
        if (!range)
            throw std::runtime_error(fmt::format("trusted_proxies: '{}' is no address or network", text));
        ranges.push_back(*range);
    }
    return ranges;
}

http::ServerOptions site_options(const Settings& settings) {
    http::ServerOptions options;
    options.name = "site";
    options.address = settings.address;
    options.port = static_cast<std::uint16_t>(settings.port);
    options.threads = static_cast<unsigned>(settings.threads);
    options.trusted_proxies = proxies_of(settings);
    options.limits.head_bytes = static_cast<std::size_t>(settings.header_kib) * 1024;
    options.limits.connections = static_cast<std::size_t>(settings.max_connections);
    options.limits.connections_per_address = options.limits.connections;
    options.limits.idle = std::chrono::seconds(settings.idle_seconds);
    options.limits.rate.per_second = settings.requests_per_second;
    options.limits.rate.burst = settings.request_burst;
    options.body_rule = body_rules(settings);
    options.security.content_security_policy = content_security_policy(settings);
    if (settings.hsts) options.security.strict_transport_security = "max-age=31536000; includeSubDomains";
    return options;
}

http::ServerOptions ops_options(const Settings& settings) {
    http::ServerOptions options;
    options.name = "ops";
    options.port = static_cast<std::uint16_t>(settings.ops_port);
    options.threads = 1;
    options.limits.rate.per_second = 0;
    options.access_log = false;
    return options;
}

// The footer's picture of where the app is to be had.
http::StaticFiles qr_code_file(const Settings& settings) {
    http::StaticFiles files;
    files.add("hk/qr.svg", pages::qr_code_svg(site_address(settings) + "/hk/jobseeker/mobile-app/"));
    return files;
}

graphql::Settings graphql_settings(const Settings& settings, const WebBuild& web) {
    graphql::Settings made;
    made.limits.depth = static_cast<std::size_t>(settings.graphql_depth);
    made.limits.cost = static_cast<std::uint64_t>(settings.graphql_cost);
    made.limits.aliases = static_cast<std::size_t>(settings.graphql_aliases);
    made.limits.directives = static_cast<std::size_t>(settings.graphql_directives);
    made.limits.tokens = static_cast<std::size_t>(settings.graphql_tokens);
    made.limits.introspection = settings.environment != Environment::production;
    made.cached_documents = static_cast<std::size_t>(settings.graphql_documents);
    for (const auto& [hash, text] : web.documents) made.persisted_documents.emplace("sha256:" + hash, text);
    made.log = [](std::string_view path, std::string_view what) {
        base::log::error("the resolver of {} failed: {}", path, what);
    };
    return made;
}

render::RendererSettings render_settings(const Settings& settings) {
    render::RendererSettings made;
    made.workers = static_cast<std::size_t>(settings.render_threads);
    // Several stand in for each other while one is replaced; an engine takes 40 MiB.
    made.spare_engines = settings.render_threads > 1 ? 0 : 1;
    made.time_limit = std::chrono::milliseconds(settings.render_time_limit_ms);
    made.heap_limit = static_cast<std::size_t>(settings.render_memory_mib) << 20;
    return made;
}

// The search index lies beside a database that is a file; beside another there is no place.
std::filesystem::path index_file_of(const store::DatabaseUrl& url) {
    return url.path.empty() ? std::filesystem::path{} : std::filesystem::path(url.path + ".index");
}

// Where there can be no such file, pages are kept in memory alone.
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

void start_or_throw(http::Server& server, std::string_view what) {
    if (const auto started = server.start(); !started.ok()) {
        throw std::runtime_error(fmt::format("{}: {}", what, started.error().message));
    }
}

}  // namespace

int serve(const Settings& settings) {
    if (const auto dangers = dangers_of(settings); !dangers.empty()) {
        for (const std::string& danger : dangers) std::cerr << "refusing to serve: " << danger << '\n';
        return kWrongSettings;
    }
    const EndSignals end_signals;
    base::MovableClock clock;
    base::SystemRandom random;
    base::Metrics metrics;

    std::atomic<bool> ready = false;
    domain::Board board;
    std::atomic<const CatalogueFollower*> following = nullptr;
    std::atomic<BackgroundTasks*> hurried_by_clock = nullptr;
    const auto is_ready = [&] { return ready && following.load()->in_touch(); };
    Answer dev_clock;
    if (settings.environment == Environment::development) {
        dev_clock = [&](const http::Request& request) {
            auto answer = answer_dev_clock(clock, request);
            if (BackgroundTasks* tasks = hurried_by_clock) tasks->hurry();
            return answer;
        };
    }
    http::Server ops(ops_options(settings), ops_handler(metrics, is_ready, dev_clock), metrics, clock);
    start_or_throw(ops, "operations port");

    const auto database = open_database(settings);
    store::SqlCatalogueStore catalogue_store(*database, clock);
    store::SqlLeaseStore leases(*database);
    store::SqlPictureStore pictures(*database);
    base::WorkerPool sql_threads(static_cast<std::size_t>(settings.database_connections), 1000);

    store::SqlAdStore ad_store(*database);
    store::SqlEventStore event_store(*database);

    store::SqlIdentityStore identity_store(*database);
    store::SqlKeyStore key_store(*database);
    store::SqlOutbox outbox(*database);
    security::KeyRing key_ring;
    domain::SessionLedger ledger;
    domain::ensure_key(key_store, random, clock.now());
    IdentityFollower identity_follower(identity_store, key_store, key_ring, ledger, clock);
    identity_follower.load();
    identity_follower.start();
    const security::JwtTokens tokens(key_ring, settings.token_issuer);
    const security::HmacCodeSeals seals(key_ring);
    const auto sender = make_sender(settings, outbox, clock);
    base::WorkerPool sender_threads(static_cast<std::size_t>(settings.otp_threads), 1000);
    const endpoints::Identity identity{identity_store,           ledger, tokens, seals,       *sender,
                                       identity_rules(settings), clock,  random, sql_threads, sender_threads};

    store::SqlProfileStore profiles(*database);
    store::SqlApplicationStore application_store(*database);
    store::SqlBookmarkStore bookmarks(*database);
    store::SqlReportStore reports(*database);
    store::SqlUploadStore uploads(*database);
    media::VipsPress press;
    base::WorkerPool media_threads(static_cast<std::size_t>(settings.media_threads), 64);
    const endpoints::SeekerStores seekers{profiles, application_store, bookmarks, reports};

    const domain::ReferenceLists lists(feeds::read_reference_lists(reference_files()));
    const auto dictionary = std::make_shared<const search::Dictionary>(
        lists, search::read_synonyms(base::text_of(reference_files(), "data/synonyms.json")));
    CatalogueFollower follower(catalogue_store, board, dictionary, index_file_of(database->url()), metrics);
    follower.load();
    follower.start();
    following = &follower;

    const std::string process = base::Id<struct ProcessTag>::make(clock.now(), random).text();
    SeekerNews news(*database, leases, process, board, application_store, dictionary, clock, random);
    BackgroundTasks tasks(leases, process, clock);
    tasks.add("close due jobs", 30s, [&] {
        if (const int closed = domain::close_due_jobs(catalogue_store, clock.now()); closed > 0) {
            base::log::info("closed {} jobs whose time had passed", closed);
            follower.hurry();
        }
    });
    tasks.add("purge", 1h, [&] {
        if (const int removed = purge_identity(identity_store, key_store, identity.rules, clock.now());
            removed > 0)
            base::log::info("removed {} accounts whose time was over", removed);
        news.sweep();
        application_store.sweep(clock.now() - domain::kAnswersKept);
        uploads.sweep(clock.now() - domain::kUploadsKept);
        domain::sweep_pictures(board.view()->catalogue, catalogue_store.window().banners, pictures,
                               clock.now() - domain::kPartnerPicturesKept);
    });
    tasks.add("sweep events", 1h, [&] {
        const auto kept_for = std::chrono::days(settings.collector_days);
        domain::sweep_events(event_store, kept_for, clock.now());
        ad_store.sweep(clock.now() - kept_for);
    });
    tasks.start();
    hurried_by_clock = &tasks;

    news.start();

    content::Shelf shelf;
    ContentFollower content_follower(
        shelf, content_folder(settings.content_dir),
        {content_root(settings), settings.environment == Environment::development});
    content_follower.load();
    content_follower.start();

    const WebBuild web = value_or_throw(read_web_build(settings.web_root), "web_root");
    const endpoints::ErrorTable errors(error_files().front().text);
    const endpoints::Service service{board,    lists,        errors, content_root(settings),
                                     identity, news.calls(), seekers};
    endpoints::GraphqlEndpoint graphql(service, graphql_settings(settings, web),
                                       static_cast<std::size_t>(settings.answer_cache_mib) << 20, clock,
                                       sql_threads);
    endpoints::MediaEndpoint media(pictures, sql_threads);
    endpoints::ContentEndpoint content_service(shelf, clock);
    const endpoints::IdentityCalls identity_calls(identity, errors);
    endpoints::UploadCall upload_call(identity, errors, press, uploads, media_threads);
    const endpoints::ExportCall export_call(service);
    const security::HmacOfferSeals offer_seals(key_ring);
    const endpoints::AdCalls ads(board, lists, ad_store, offer_seals, clock, random, sql_threads);
    endpoints::Collector collector(collector_settings(settings), event_store, clock, random, sql_threads);
    PartnerDesk partners(settings, {*database, leases, process, board, catalogue_store, application_store,
                                    reports, identity_store, press, pictures, lists, errors, clock, random,
                                    [&follower] { follower.hurry(); }});
    partners.start();
    endpoints::OutboxPage outbox_page(outbox, sql_threads);
    const bool shows_outbox = settings.environment == Environment::development;

    const auto renderer =
        value_or_throw(render::Renderer::start(web.bundle, render_settings(settings), metrics), "web bundle");
    pages::Pages pages(
        {
            .routes = value_or_throw(
                pages::RouteTable::read(web.routes_json, base::name_of(settings.environment)), "web_root"),
            .shells = value_or_throw(pages::Shells::read(web.shells_json, content_security_policy(settings)),
                                     "web_root"),
            .config_json = public_config_json(settings),
            .cache_bytes = static_cast<std::size_t>(settings.page_cache_mib) << 20,
            .page_file = page_file_of(settings),
            .content_security_policy = content_security_policy(settings),
            .run_document =
                [&graphql](const auto& view, domain::Locale locale, std::string_view id,
                           std::string_view variables) { return graphql.run(view, locale, id, variables); },
            .maintenance = settings.maintenance,
            .lists = lists,
        },
        *renderer, board, shelf, clock);
    if (const auto warm = renderer->warm_up(pages.warm_up_calls()); !warm.ok()) {
        throw std::runtime_error("web bundle: " + warm.error().message);
    }

    pages::Crawlers crawlers({board, lists, shelf, site_address(settings), settings.site_name,
                              settings.environment != Environment::beta},
                             sql_threads, clock);
    const http::StaticFiles qr_code = qr_code_file(settings);

    http::Server site(site_options(settings),
                      site_handler({settings, graphql, media, content_service, web.files, pages, crawlers,
                                    qr_code, identity_calls, upload_call, export_call, ads, collector,
                                    partners.calls(), shows_outbox ? &outbox_page : nullptr}),
                      metrics, clock);
    start_or_throw(site, "port");
    // What only the start needed goes back to the system.
    malloc_trim(0);
    ready = true;
    std::cout << fmt::format(
                     "Hoigung is ready: http://localhost:{}/hk/ (operations: http://localhost:{}/readyz)",
                     site.port(), ops.port())
              << std::endl;

    end_signals.wait();
    base::log::info("stopping: no new requests, running ones may finish");
    ready = false;
    site.stop(std::chrono::seconds(settings.shutdown_seconds));
    ops.stop(1s);
    tasks.stop();
    news.stop();
    content_follower.stop();
    follower.stop();
    identity_follower.stop();
    partners.stop();
    sender_threads.stop();
    media_threads.stop();
    sql_threads.stop();
    return kDone;
}

}  // namespace hoigung::app
