#include "pages/pages.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/hash.hpp"
#include "base/json_writer.hpp"
#include "base/log.hpp"
#include "base/percent.hpp"
#include "base/script_json.hpp"
#include "content/page_data.hpp"
#include "http/etag.hpp"
#include "pages/addresses.hpp"
#include "pages/application_addresses.hpp"
#include "pages/search_addresses.hpp"
#include "pages/style_policy.hpp"

namespace hoigung::pages {
namespace {

// The web's name for the data of an article page, among the GraphQL documents that a page needs.
constexpr std::string_view kPageData = "page-data";
// A plan has some hundred bytes, so this is enough for all addresses that are requested often.
constexpr std::size_t kBytesOfPlans = std::size_t{8} << 20;
// If the previous page was replaced this soon, the new one will probably not last long, either.
constexpr std::chrono::minutes kShortLife{1};
constexpr std::string_view kMaintenanceRetryAfter = "3600";
// Addresses that no route matches. Their page, in Chinese or English, is shown for every unknown address.
constexpr std::array<std::string_view, 2> kNowhere{"/hk/404/", "/hk/en/404/"};

std::shared_ptr<RenderedPage> page_of(int status, std::shared_ptr<const http::SharedBody> html) {
    auto page = std::make_shared<RenderedPage>();
    page->status = status;
    page->html = std::move(html);
    // The packed form has a sixth of the bytes to hash, and identifies the page just as well.
    page->etag = http::make_etag(page->bytes());
    return page;
}

http::Response response_of(const RenderedPage& page, domain::Locale locale) {
    auto response = http::Response::html(page.status, page.html);
    if (page.status == 200) response.etag = page.etag;
    if (!page.policy.empty()) response.headers.add("Content-Security-Policy", page.policy);
    if (page.status == 503) response.headers.add("Retry-After", kMaintenanceRetryAfter);
    return std::move(response)
        .with("Cache-Control", "no-cache")
        .with("Set-Cookie", locale_cookie(base::name_of(locale)));
}

void replace_mark(std::string& html, std::string_view mark, std::string_view text) {
    if (const std::size_t at = html.find(mark); at != std::string::npos) html.replace(at, mark.size(), text);
}

// {"data": ...} like a GraphQL answer; null when there is no such page.
std::string page_data_answer(const content::Library& library, domain::Locale locale,
                             const boost::json::object& variables) {
    const auto target = http::Target::parse(std::string_view(variables.at("path").as_string()));
    std::optional<std::string> data;
    if (target) {
        auto segments = target->segments();
        if (!segments.empty() && segments.back().empty()) segments.pop_back();
        const auto* q = variables.if_contains("q");
        data = content::page_data(library, locale, segments,
                                  q != nullptr && q->is_string() ? std::string_view(q->get_string()) : "");
    }
    return "{\"data\":" + data.value_or("null") + "}";
}

}  // namespace

void Pages::Visitor::answer(const RenderedPage& page, domain::Locale locale, const http::CacheReport& report,
                            http::CacheUse use) const {
    if (seen && page.status == 200 && page.location.empty()) seen();
    auto response = page.location.empty()
                        ? response_of(page, locale)
                        : http::Response::redirect(page.status, with_query(page.location, campaign));
    responder.answer(report.noted(std::move(response), use));
}

// A page in the making, from the address to the HTML.
struct Pages::PageTask {
    std::string site;
    std::string path;
    std::string query;
    // The complete address, because the page's links contain the site's address.
    std::string address;
    // The address, or a key that cannot collide with any page's address.
    std::string cache_key;
    domain::Locale locale = domain::Locale::zh_hant;
    // The status according to the URL table alone, for a page that could not be rendered.
    int fallback_status = 200;
    // Whether fallback_status overrides the status of the rendered page.
    bool status_stands = false;
    Sources sources;
    // The cached page; null if absent.
    std::shared_ptr<const KeptPage> kept;
    std::shared_ptr<const Plan> plan;
    Answers answers;
    std::uint64_t answers_digest = 0;
    // The store was already searched for jobs that are not in memory.
    bool has_old_jobs = false;
    // The subject of the page does not exist.
    bool is_missing = false;

    // How the page that the task made came about.
    [[nodiscard]] http::CacheUse use_of(const std::shared_ptr<const RenderedPage>& page) const {
        if (!kept) return http::CacheUse::miss;
        return page == kept->page ? http::CacheUse::confirmed : http::CacheUse::outdated;
    }
};

Pages::Pages(Parts parts, const domain::LiveCatalogue& live_catalogue,
             const content::LiveLibrary& live_library, const base::Clock& clock,
             std::unique_ptr<render::Renderer> renderer)
    : parts_(std::move(parts)),
      live_catalogue_(live_catalogue),
      live_library_(live_library),
      clock_(clock),
      cache_(parts_.cache_bytes, std::move(parts_.page_file)),
      plans_(kBytesOfPlans, [](const Plan& plan) { return plan.bytes; }),
      renderer_(std::move(renderer)) {}

void Pages::answer(const http::Request& request, const http::Responder& responder) {
    if (request.method != http::Method::get && request.method != http::Method::head) {
        return responder.answer(http::Response::error(405, "Method not allowed").with("Allow", "GET, HEAD"));
    }
    const auto encoding = http::choose_encoding(request.headers.joined("Accept-Encoding"));
    if (parts_.maintenance) return answer_task(maintenance_task(request), {responder, {}, encoding});
    if (auto redirect = redirect_of(request)) return responder.answer(std::move(*redirect));
    const auto path = parse_site_path(request.target.segments());
    if (!path && !accepts_html(request)) return responder.answer(http::Response::error(404, "Not found"));
    if (!path) return answer_nowhere(request, locale_of_visitor(request), responder);
    const Route* route = path->trailing_slash ? parts_.routes.find(*path) : nullptr;
    if (route == nullptr || has_unknown_slug(*route, *path, parts_.lists) ||
        lacks_job(*route, request.target, live_catalogue_.snapshot()->catalogue))
        return answer_nowhere(request, path->locale, responder);
    if (route->rendering == Rendering::shell)
        return answer_shell(*route, path->locale, parts_.site_of(request), responder);
    const QueryParts query = parts_of_query(request.target, *route);
    answer_task(page_task(parts_.site_of(request), request.target.path(), query.page, path->locale, 200),
                {responder, query.campaign, encoding, counts_opening(*route, request)});
}

std::shared_ptr<Pages::PageTask> Pages::page_task(std::string site, std::string_view url_path,
                                                  std::string_view query, domain::Locale locale,
                                                  int fallback_status) const {
    auto task = std::make_shared<PageTask>();
    task->site = std::move(site);
    task->path = url_path;
    task->query = query;
    task->address = with_query(task->site + task->path, query);
    task->cache_key = task->address;
    task->locale = locale;
    task->fallback_status = fallback_status;
    task->sources = sources();
    return task;
}

void Pages::answer_nowhere(const http::Request& request, domain::Locale locale,
                           const http::Responder& responder) {
    answer_task(page_task(parts_.site_of(request), kNowhere[locale == domain::Locale::en], "", locale, 404),
                {responder, {}, http::choose_encoding(request.headers.joined("Accept-Encoding"))});
}

// The maintenance page in the language of the address, whatever the address is.
std::shared_ptr<Pages::PageTask> Pages::maintenance_task(const http::Request& request) const {
    const auto path = parse_site_path(request.target.segments());
    const domain::Locale locale = path ? path->locale : locale_of_visitor(request);
    const bool english = locale == domain::Locale::en;
    auto task = page_task(parts_.site_of(request), english ? "/hk/en/maintenance/" : "/hk/maintenance/", "",
                          locale, 503);
    task->status_stands = true;
    return task;
}

void Pages::answer_task(const std::shared_ptr<PageTask>& task, Visitor visitor) {
    task->kept = cache_.find(task->address);
    const auto freshness = task->kept
                               ? freshness_of(*task->kept, task->sources, std::chrono::steady_clock::now())
                               : domain::Freshness::doubtful;
    const bool must_wait = freshness == domain::Freshness::doubtful;
    if (!must_wait) {
        keep_form(*task, visitor.encoding);
        visitor.answer(*task->kept->page, task->locale, parts_.cache_report, http::CacheUse::hit);
    }
    if (freshness == domain::Freshness::current) return confirm(*task);
    if (freshness == domain::Freshness::recent) return;
    {
        const std::lock_guard lock(mutex_);
        const auto version = task->sources.version();
        const auto [found, is_first] = in_making_.try_emplace(task->address, InMaking{version, {}, {}});
        InMaking& page = found->second;
        if (must_wait) (page.version == version ? page.visitors : page.later).push_back(std::move(visitor));
        if (!is_first) return;
    }
    make(task);
}

void Pages::confirm(const PageTask& task) {
    const auto version = task.sources.version();
    if (task.kept->true_for != version) cache_.confirm(task.address, *task.kept, version);
}

void Pages::keep_form(PageTask& task, http::Encoding encoding) {
    const auto& [page, true_for, with_gzip] = *task.kept;
    if (encoding != http::Encoding::gzip || with_gzip || !page->html) return;
    static_cast<void>(page->html->encoded(encoding));
    task.kept = std::make_shared<const KeptPage>(KeptPage{page, true_for, true});
    cache_.put(task.address, *task.kept);
}

// Spec 2: trailing slashes are strict. A known page without its slash redirects to the address with it.
std::optional<http::Response> Pages::redirect_of(const http::Request& request) const {
    if (auto redirect = fixed_redirect(request)) return redirect;
    const auto path = parse_site_path(request.target.segments());
    const Route* route = path ? parts_.routes.find(*path) : nullptr;
    if (route == nullptr) return std::nullopt;
    if (path->trailing_slash) {
        if (const auto moved = moved_search(*route, *path, request.target, parts_.lists))
            return http::Response::redirect(301, *moved);
        const auto job_page =
            moved_application(*route, *path, request.target, live_catalogue_.snapshot()->catalogue);
        return job_page ? std::optional(http::Response::redirect(302, *job_page)) : std::nullopt;
    }
    const std::string with_slash = std::string(request.target.path()) + '/';
    return http::Response::redirect(301, with_query(with_slash, request.target.query()));
}

void Pages::answer_shell(const Route& route, domain::Locale locale, std::string_view site,
                         const http::Responder& responder) {
    // Cannot collide with a page's address.
    const std::string key = fmt::format("shell {} {} {}", site, base::name_of(locale), route.name);
    auto kept = cache_.find(key);
    if (!kept) {
        kept = std::make_shared<const KeptPage>(
            KeptPage{shell_page(parts_.shells.find(locale, route.name), site, 200, ""), {}});
        cache_.put(key, *kept);
    }
    responder.answer(response_of(*kept->page, locale).with("X-Robots-Tag", "noindex"));
}

// More packed pages fit into the cache; without a cache, packing would be wasted work.
std::shared_ptr<const http::SharedBody> Pages::body_of(std::string html, http::Packing packing) const {
    return cache_.keeps_pages() ? http::SharedBody::packed(std::move(html), packing)
                                : std::make_shared<const http::SharedBody>(std::move(html));
}

std::string Pages::request_json(std::string_view site, std::string_view path, std::string_view query) const {
    std::string out;
    base::JsonWriter json(out);
    json.begin_object().member("path", path).member("query", query);
    json.key("config").raw(parts_.config_json(site)).end_object();
    return out;
}

Pages::Answers Pages::answers_for(const Plan& plan, const Sources& sources, domain::Locale locale) const {
    std::string answers = "[";
    domain::AnswerDependencies dependencies;
    for (const auto& [id, variables] : plan.operations) {
        if (answers.size() > 1) answers += ',';
        answers += id == kPageData
                       ? page_data_answer(*sources.library, locale, variables)
                       : parts_.run_document(sources.snapshot, locale, id, variables, dependencies);
    }
    answers += ']';
    dependencies.tidy();
    return {std::move(answers), std::move(dependencies)};
}

base::Result<void, render::RenderError> Pages::warm_up() {
    return renderer_->warm_up(warm_up_calls());
}

std::vector<render::RenderCall> Pages::warm_up_calls() const {
    std::vector<render::RenderCall> calls;
    const Sources now = sources();
    const std::string site = parts_.site_of({});
    for (const auto& [root, locale] :
         {std::pair{"/hk/", domain::Locale::zh_hant}, std::pair{"/hk/en/", domain::Locale::en}}) {
        std::vector<std::string> paths{root, fmt::format("{}find-jobs/", root)};
        if (const auto jobs = now.snapshot->catalogue.open_jobs(); !jobs.empty())
            paths.push_back(job_address(*jobs.front(), locale));
        for (const std::string& path : paths) {
            const std::string request = request_json(site, path, "");
            const auto plan = renderer_->call_and_wait("plan", {request});
            calls.push_back({"plan", {request}});
            if (plan.ok())
                calls.push_back(
                    {"render",
                     {request, answers_for(Plan::read(boost::json::parse(*plan)), now, locale).json}});
        }
    }
    return calls;
}

void Pages::make(const std::shared_ptr<PageTask>& task) {
    task->plan = plans_.find(task->address);
    if (task->plan) return gather(task);
    renderer_->call("plan", {request_json(task->site, task->path, task->query)},
                    [this, task](const render::RenderResult& plan) { plan_made(task, plan); });
}

void Pages::plan_made(const std::shared_ptr<PageTask>& task, const render::RenderResult& plan) {
    if (!plan.ok()) return page_made(task, plan.error());
    try {
        task->plan = std::make_shared<const Plan>(Plan::read(boost::json::parse(*plan)));
    } catch (const std::exception& problem) {
        return page_made(task, render::RenderError{render::RenderError::Kind::broken, problem.what()});
    }
    plans_.put(task->address, task->plan);
    gather(task);
}

void Pages::gather(const std::shared_ptr<PageTask>& task) {
    try {
        task->answers = answers_for(*task->plan, task->sources, task->locale);
    } catch (const std::exception& problem) {
        return page_made(task, render::RenderError{render::RenderError::Kind::broken, problem.what()});
    }
    if (!task->answers.dependencies.missing.empty() && !task->has_old_jobs) return bring_jobs(task);
    task->answers_digest = base::stable_hash(task->answers.json);
    if (task->kept && task->kept->page->answers_digest == task->answers_digest &&
        task->kept->true_for.today == task->sources.today) {
        cache_.confirm(task->address, *task->kept, task->sources.version());
        return finish(task, task->kept->page);
    }
    renderer_->call("render", {request_json(task->site, task->path, task->query), task->answers.json},
                    [this, task](const render::RenderResult& page) { page_made(task, page); });
}

void Pages::bring_jobs(const std::shared_ptr<PageTask>& task) {
    task->has_old_jobs = true;
    parts_.bring_jobs(task->sources.snapshot, task->answers.dependencies.missing,
                      [this, task](std::shared_ptr<const domain::CatalogueSnapshot> snapshot) {
                          if (!snapshot)
                              return page_made(task, render::RenderError{render::RenderError::Kind::busy,
                                                                         "jobs could not be read"});
                          task->sources.snapshot = std::move(snapshot);
                          gather(task);
                      });
}

// The subject of the page does not exist. The page that says so needs its own data.
std::shared_ptr<const RenderedPage> Pages::find_missing(const std::shared_ptr<PageTask>& task,
                                                        const boost::json::value& missing) {
    task->is_missing = true;
    task->answers = {};
    auto arguments = std::vector{request_json(task->site, task->path, task->query),
                                 answers_for(Plan::read(missing), task->sources, task->locale).json,
                                 boost::json::serialize(missing.at("missing"))};
    // One page serves all missing subjects with the same data, so that made-up ids cost no rendering.
    task->cache_key =
        fmt::format("missing {} {} {} {:016x}", task->site, base::name_of(task->locale),
                    base::to_iso(task->sources.today), base::stable_hash(arguments[1] + arguments[2]));
    if (const auto kept = cache_.find(task->cache_key)) return kept->page;
    renderer_->call("renderMissing", std::move(arguments),
                    [this, task](const render::RenderResult& page) { page_made(task, page); });
    return nullptr;
}

void Pages::page_made(const std::shared_ptr<PageTask>& task, const render::RenderResult& rendered) {
    std::shared_ptr<const RenderedPage> page;
    try {
        if (rendered.ok()) {
            // A line of JSON describes the document after it, which is too long to be inside the JSON.
            const auto facts =
                boost::json::parse(std::string_view(*rendered).substr(0, rendered->find('\n')));
            if (facts.as_object().contains("missing")) {
                page = find_missing(task, facts);
                if (!page) return;
            } else {
                page = read_page(*rendered, facts, *task);
                cache_.put(task->cache_key, {page, task->sources.version()});
            }
        } else {
            base::log::error("page {} was not rendered ({}): {}", task->address,
                             render::name(rendered.error().kind), rendered.error().message);
        }
    } catch (const std::exception& problem) {
        base::log::error("page {} was not rendered: {}", task->address, problem.what());
    }
    if (!page) {
        // The browser renders the page instead, from the data that has already been fetched.
        const Shell& shell = parts_.shells.find(task->locale, "");
        page =
            shell_page(shell, task->site, task->is_missing ? 404 : task->fallback_status, task->answers.json);
    }
    finish(task, page);
}

std::shared_ptr<const RenderedPage> Pages::read_page(std::string_view rendered,
                                                     const boost::json::value& facts,
                                                     const PageTask& task) const {
    const int status = task.status_stands ? task.fallback_status : facts.at("status").to_number<int>();
    if (const auto* location = facts.as_object().if_contains("location")) {
        auto page = std::make_shared<RenderedPage>();
        page->status = status;
        page->location = std::string_view(location->as_string());
        page->answers_digest = task.answers_digest;
        page->dependencies = task.answers.dependencies;
        return page;
    }
    const auto now = std::chrono::steady_clock::now();
    const bool changes_often = task.kept && now - task.kept->page->made_at < kShortLife;
    // Thorough packing takes as long as rendering, and runs on the same thread.
    const bool is_quick = changes_often || renderer_->has_waiting();
    auto page = page_of(status, body_of(std::string(rendered.substr(rendered.find('\n') + 1)),
                                        is_quick ? http::Packing::quick : http::Packing::thorough));
    page->made_at = now;
    page->policy = allow_styles(parts_.content_security_policy, facts.at("styles").as_array());
    page->answers_digest = task.answers_digest;
    page->dependencies = task.answers.dependencies;
    return page;
}

void Pages::finish(const std::shared_ptr<PageTask>& task, const std::shared_ptr<const RenderedPage>& page) {
    std::vector<Visitor> visitors;
    std::shared_ptr<PageTask> next;
    {
        const std::lock_guard lock(mutex_);
        const auto found = in_making_.find(task->address);
        if (found == in_making_.end()) return;
        InMaking& finished = found->second;
        visitors = std::move(finished.visitors);
        if (finished.later.empty()) {
            in_making_.erase(found);
        } else {
            next = page_task(task->site, task->path, task->query, task->locale, task->fallback_status);
            next->status_stands = task->status_stands;
            finished = {next->sources.version(), std::move(finished.later), {}};
        }
    }
    for (const Visitor& visitor : visitors)
        visitor.answer(*page, task->locale, parts_.cache_report, task->use_of(page));
    if (!next) return;
    next->kept = cache_.find(next->address);
    make(next);
}

std::shared_ptr<const RenderedPage> Pages::shell_page(const Shell& shell, std::string_view site, int status,
                                                      std::string_view answers_json) const {
    std::string html = shell.html;
    std::string data = "{\"config\":" + parts_.config_json(site);
    if (!answers_json.empty()) data.append(",\"answers\":").append(answers_json);
    data += '}';
    replace_mark(
        html, "<!--page-data-->",
        "<script type=\"application/json\" id=\"page-data\">" + base::json_in_script(data) + "</script>");
    replace_mark(html, "<!--head-->", "<meta name=\"robots\" content=\"noindex\" data-head=\"\">");
    auto page = page_of(status, body_of(std::move(html), http::Packing::thorough));
    page->policy = shell.policy;
    return page;
}

}  // namespace hoigung::pages
