#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/value.hpp>

#include "base/lru_cache.hpp"
#include "base/ring_file.hpp"
#include "content/library.hpp"
#include "domain/employer_jobs/job_preview.hpp"
#include "domain/locale.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "http/cache_report.hpp"
#include "http/handler.hpp"
#include "pages/page_cache.hpp"
#include "pages/plan.hpp"
#include "pages/rendered_page.hpp"
#include "pages/route_table.hpp"
#include "pages/shells.hpp"
#include "pages/sources.hpp"
#include "render/renderer.hpp"

namespace hoigung::pages {

// Runs one of the site's own GraphQL documents against a snapshot and returns the answer as JSON. Adds what
// the answer depends on to the dependencies.
using RunDocument = std::function<std::string(
    const std::shared_ptr<const domain::CatalogueSnapshot>& snapshot, domain::Locale locale,
    std::string_view document_id, const boost::json::object& variables,
    domain::AnswerDependencies& dependencies)>;

// Reads jobs that are no longer in memory, on another thread, and calls back there with a snapshot that
// includes them, or with null when they cannot be read now.
using BringJobs = std::function<void(
    std::shared_ptr<const domain::CatalogueSnapshot> snapshot, std::vector<domain::JobId> jobs,
    std::function<void(std::shared_ptr<const domain::CatalogueSnapshot>)> done)>;

// Answers a URL with a page: decides about redirect and status first, then has the web's bundle render the
// page. A rendered page never depends on the visitor.
class Pages {
  public:
    struct Parts {
        RouteTable routes;
        Shells shells;
        // The site's own address for a request, without a trailing slash.
        std::function<std::string(const http::Request&)> site_of;
        // The public settings, as JSON, for the pages of the site at that address.
        std::function<std::string(std::string_view site)> config_json;
        // Memory for rendered pages, and the file for pages that do not fit; the file may be null.
        std::size_t cache_bytes = 0;
        std::unique_ptr<base::RingFile> page_file;
        http::CacheReport cache_report;
        // The site's own policy; a page adds the hashes of its inline styles.
        std::string content_security_policy;
        RunDocument run_document;
        BringJobs bring_jobs;
        // Called when a visitor has opened the page of a job.
        std::function<void(domain::JobId job)> opened;
        // Answers every request with the maintenance page.
        bool maintenance = false;
        const domain::ReferenceLists& lists;
    };

    Pages(Parts parts, const domain::LiveCatalogue& live_catalogue, const content::LiveLibrary& live_library,
          const base::Clock& clock, std::unique_ptr<render::Renderer> renderer);

    void answer(const http::Request& request, const http::Responder& responder);

    // Renders the page that a job would have, or a list with its card, to be framed by a page of this origin:
    // without scripts, and never cached.
    void answer_preview(domain::JobPreview wanted, const http::Request& request,
                        const http::Responder& responder);

    // Renders the most common landing pages until the engine has compiled them.
    [[nodiscard]] base::Result<void, render::RenderError> warm_up();

  private:
    struct PageTask;
    struct Preview;

    // The data that a page is rendered from, and what the data depends on.
    struct Answers {
        std::string json;
        domain::AnswerDependencies dependencies;
    };

    // A visitor who waits for a page, with the campaign parameters of their address, which a redirect keeps.
    struct Visitor {
        http::Responder responder;
        std::string campaign;
        // The encoding that the visitor accepts.
        http::Encoding encoding = http::Encoding::identity;
        // Called when the visitor gets the page, and not a redirect.
        std::function<void()> seen{};

        void answer(const RenderedPage& page, domain::Locale locale, const http::CacheReport& report,
                    http::CacheUse use) const;
    };

    // A page that is being made.
    struct InMaking {
        SourcesVersion version;
        // Empty when the cached page was good enough for all visitors so far.
        std::vector<Visitor> visitors;
        // Visitors who came after the sources had changed.
        std::vector<Visitor> later;
    };

    [[nodiscard]] std::shared_ptr<PageTask> page_task(std::string site, std::string_view url_path,
                                                      std::string_view query, domain::Locale locale,
                                                      int fallback_status) const;
    [[nodiscard]] std::shared_ptr<PageTask> maintenance_task(const http::Request& request) const;
    void answer_nowhere(const http::Request& request, domain::Locale locale,
                        const http::Responder& responder);
    // Answers with the cached page if it is fresh enough, and checks whether it is still true when that is
    // due.
    void answer_task(const std::shared_ptr<PageTask>& task, Visitor visitor);
    // Records that the cached page is also true for the current sources.
    void confirm(const PageTask& task);
    // Keeps the gzip form of a page once a visitor has needed it.
    void keep_form(PageTask& task, http::Encoding encoding);
    [[nodiscard]] std::optional<http::Response> redirect_of(const http::Request& request) const;
    void answer_shell(const Route& route, domain::Locale locale, std::string_view site,
                      const http::Responder& responder);
    [[nodiscard]] std::shared_ptr<const http::SharedBody> body_of(std::string html,
                                                                  http::Packing packing) const;
    [[nodiscard]] std::string request_json(std::string_view site, std::string_view path,
                                           std::string_view query) const;
    [[nodiscard]] Answers answers_for(const Plan& plan, const Sources& sources, domain::Locale locale) const;
    [[nodiscard]] Sources sources() const {
        return {live_catalogue_.snapshot(), live_library_.library(), base::hong_kong_date(clock_.now())};
    }
    // The steps of making a page: the plan, then the answers, then the page, unless the cached one was made
    // from the same answers.
    void make(const std::shared_ptr<PageTask>& task);
    void plan_made(const std::shared_ptr<PageTask>& task, const render::RenderResult& plan);
    void gather(const std::shared_ptr<PageTask>& task);
    // Reads the jobs that the page asked for and that are no longer in memory, and gathers the answers again.
    void bring_jobs(const std::shared_ptr<PageTask>& task);
    // The cached page that says that something does not exist; null when it has to be rendered and arrives in
    // page_made().
    [[nodiscard]] std::shared_ptr<const RenderedPage> find_missing(const std::shared_ptr<PageTask>& task,
                                                                   const boost::json::value& missing);
    void page_made(const std::shared_ptr<PageTask>& task, const render::RenderResult& page);
    [[nodiscard]] std::shared_ptr<const RenderedPage> read_page(std::string_view rendered,
                                                                const boost::json::value& facts,
                                                                const PageTask& task) const;
    // Answers the waiting visitors, and makes the page again for those who came after a change that it may
    // lack.
    void finish(const std::shared_ptr<PageTask>& task, const std::shared_ptr<const RenderedPage>& page);
    [[nodiscard]] std::shared_ptr<const RenderedPage> shell_page(const Shell& shell, std::string_view site,
                                                                 int status,
                                                                 std::string_view answers_json) const;

    void render_preview(const std::shared_ptr<const Preview>& preview, const render::RenderResult& plan);
    [[nodiscard]] std::function<void()> counts_opening(const Route& route,
                                                       const http::Request& request) const;

    [[nodiscard]] std::vector<render::RenderCall> warm_up_calls() const;

    Parts parts_;
    const domain::LiveCatalogue& live_catalogue_;
    const content::LiveLibrary& live_library_;
    const base::Clock& clock_;
    PageCache cache_;
    base::LruCache<Plan> plans_;
    std::mutex mutex_;
    std::map<std::string, InMaking> in_making_;
    // Last, so that it is destroyed first: its threads call back into everything above.
    const std::unique_ptr<render::Renderer> renderer_;
};

}  // namespace hoigung::pages
