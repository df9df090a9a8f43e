#include "pages/pages.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "base/json_writer.hpp"
#include "base/log.hpp"
#include "base/percent.hpp"
#include "content/page_data.hpp"
#include "http/etag.hpp"
#include "pages/addresses.hpp"
#include "pages/search_addresses.hpp"
#include "pages/style_policy.hpp"

namespace hoigung::pages {
namespace {

// A page says how old its jobs are, so it is made anew now and then. Whoever asks for an older one gets it at
// once, and the next one the new.
constexpr std::chrono::minutes kFreshFor{5};
// Making pages anew must not take the processor from visitors, of whom each may ask for another old page.
constexpr std::chrono::milliseconds kPauseBetweenAnew{20};
// What the web calls the data of a page of articles among the GraphQL documents that a page needs.
constexpr std::string_view kPageData = "page-data";
constexpr std::string_view kMaintenanceRetryAfter = "3600";

std::shared_ptr<RenderedPage> page_of(int status, std::shared_ptr<const http::SharedBody> html,
                                      base::Timestamp now) {
    auto page = std::make_shared<RenderedPage>();
    page->status = status;
    page->html = std::move(html);
    page->made_at = now;
    // A sixth of the bytes to go over when it is packed, and they tell as much.
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

// `<` cannot end the script element that holds the data.
std::string escape_for_script(std::string_view json) {
    std::string out;
    out.reserve(json.size());
    for (const char c : json) c == '<' ? out.append("\\u003c") : out.append(1, c);
    return out;
}

void replace_mark(std::string& html, std::string_view mark, std::string_view text) {
    if (const std::size_t at = html.find(mark); at != std::string::npos) html.replace(at, mark.size(), text);
}

// {"data": ...} as a GraphQL answer has it; null when there is no such page.
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

void Pages::Visitor::answer(const RenderedPage& page, domain::Locale locale) const {
    responder.answer(page.location.empty()
                         ? response_of(page, locale)
                         : http::Response::redirect(page.status, with_query(page.location, campaign)));
}

// One page on its way from the address to the HTML.
struct Pages::Job {
    std::string address;
    std::string request_json;
    domain::Locale locale = domain::Locale::zh_hant;
    // The status that the URL table alone gives, for a page that could not be rendered.
    int fallback_status = 200;
    // Whether that is the status whatever the page says.
    bool status_stands = false;
    Sources sources;
    std::string answers_json;
};

Pages::Pages(Parts parts, render::Renderer& renderer, const domain::Board& board, const content::Shelf& shelf,
             const base::Clock& clock)
    : parts_(std::move(parts)),
      renderer_(renderer),
      board_(board),
      shelf_(shelf),
      clock_(clock),
      cache_(parts_.cache_bytes, std::move(parts_.page_file), clock) {}

void Pages::answer(const http::Request& request, const http::Responder& responder) {
    if (request.method != http::Method::get && request.method != http::Method::head) {
        return responder.answer(http::Response::error(405, "Method not allowed").with("Allow", "GET, HEAD"));
    }
    if (parts_.maintenance) return answer_job(maintenance_job(request), {responder, {}});
    if (auto redirect = redirect_of(request)) return responder.answer(std::move(*redirect));
    const auto path = parse_site_path(request.target.segments());
    if (!path) return responder.answer(http::Response::error(404, "Not found"));
    const Route* route = path->trailing_slash ? parts_.routes.find(*path) : nullptr;
    if (route != nullptr && route->rendering == Rendering::shell)
        return answer_shell(*route, path->locale, responder);
    const bool is_preview = route != nullptr && route->rendering == Rendering::preview;
    QueryParts query = parts_of_query(request.target);
    // A preview is the same whatever is asked for.
    if (is_preview) query.page.clear();
    answer_job(page_job(request.target.path(), query.page, *path, route), {responder, query.campaign});
}

std::shared_ptr<Pages::Job> Pages::page_job(std::string_view url_path, std::string_view query,
                                            const SitePath& path, const Route* route) const {
    auto job = std::make_shared<Job>();
    job->address = with_query(std::string(url_path), query);
    job->locale = path.locale;
    const bool known = route != nullptr && !has_unknown_slug(*route, path, parts_.lists);
    job->fallback_status = known ? 200 : 404;
    job->sources = sources();
    job->request_json = request_json(url_path, query);
    return job;
}

// The maintenance page in the language of the address, whatever the address is.
std::shared_ptr<Pages::Job> Pages::maintenance_job(const http::Request& request) const {
    const auto path = parse_site_path(request.target.segments());
    const bool english = path ? path->locale == domain::Locale::en : request.cookie("locale") == "en";
    auto job = std::make_shared<Job>();
    job->locale = english ? domain::Locale::en : domain::Locale::zh_hant;
    job->address = english ? "/hk/en/maintenance/" : "/hk/maintenance/";
    job->fallback_status = 503;
    job->status_stands = true;
    job->sources = sources();
    job->request_json = request_json(job->address, "");
    return job;
}

void Pages::answer_job(std::shared_ptr<Job> job, Visitor visitor) {
    const auto kept = cache_.find(job->address, job->sources.version());
    if (kept) visitor.answer(*kept, job->locale);
    if (kept && (clock_.now() - kept->made_at < kFreshFor || !may_make_anew())) return;
    {
        const std::lock_guard lock(mutex_);
        const auto [waiting, is_first] = waiting_.try_emplace(job->address);
        if (!kept) waiting->second.push_back(std::move(visitor));
        if (!is_first) return;
    }
    render(std::move(job));
}

bool Pages::may_make_anew() {
    const auto now = std::chrono::steady_clock::now();
    const std::lock_guard lock(mutex_);
    if (now < next_anew_) return false;
    next_anew_ = now + kPauseBetweenAnew;
    return true;
}

// Spec 2: trailing slashes are strict. A known page without its slash moves to the one with it.
std::optional<http::Response> Pages::redirect_of(const http::Request& request) const {
    if (auto redirect = fixed_redirect(request)) return redirect;
    const auto path = parse_site_path(request.target.segments());
    const Route* route = path ? parts_.routes.find(*path) : nullptr;
    if (route == nullptr) return std::nullopt;
    if (path->trailing_slash) {
        const auto moved = moved_search(*route, *path, request.target, parts_.lists);
        return moved ? std::optional(http::Response::redirect(301, *moved)) : std::nullopt;
    }
    const std::string with_slash = std::string(request.target.path()) + '/';
    return http::Response::redirect(301, with_query(with_slash, request.target.query()));
}

void Pages::answer_shell(const Route& route, domain::Locale locale, const http::Responder& responder) {
    // No page's address is like that.
    const std::string key = fmt::format("shell {} {}", base::name_of(locale), route.name);
    const auto version = sources().version();
    auto page = cache_.find(key, version);
    if (!page) {
        page = shell_page(parts_.shells.find(locale, route.name), 200, "");
        cache_.put(key, version, page);
    }
    responder.answer(response_of(*page, locale).with("X-Robots-Tag", "noindex"));
}

// Packed, more pages fit into the cache; where none is kept, that would be work for nothing.
std::shared_ptr<const http::SharedBody> Pages::body_of(std::string html) const {
    return cache_.keeps_pages() ? http::SharedBody::packed(std::move(html))
                                : std::make_shared<const http::SharedBody>(std::move(html));
}

std::string Pages::request_json(std::string_view path, std::string_view query) const {
    std::string out;
    base::JsonWriter json(out);
    json.begin_object().member("path", path).member("query", query);
    json.key("config").raw(parts_.config_json).end_object();
    return out;
}

std::string Pages::answers_for(const boost::json::value& plan, const Sources& sources,
                               domain::Locale locale) const {
    std::string answers = "[";
    for (const auto& operation : plan.at("operations").as_array()) {
        if (answers.size() > 1) answers += ',';
        const std::string id(std::string_view(operation.at("id").as_string()));
        const auto& variables = operation.at("variables");
        answers += id == kPageData
                       ? page_data_answer(*sources.library, locale, variables.as_object())
                       : parts_.run_document(sources.view, locale, id, boost::json::serialize(variables));
    }
    answers += ']';
    return answers;
}

// The pages that most visits begin with: the engine compiles what it has run often.
std::vector<render::RenderCall> Pages::warm_up_calls() const {
    std::vector<render::RenderCall> calls;
    const Sources now = sources();
    for (const auto& [root, locale] :
         {std::pair{"/hk/", domain::Locale::zh_hant}, std::pair{"/hk/en/", domain::Locale::en}}) {
        std::vector<std::string> paths{root, fmt::format("{}find-jobs/", root)};
        if (const auto jobs = now.view->catalogue.open_jobs(); !jobs.empty())
            paths.push_back(fmt::format("{}job/{}/{}/", root,
                                        base::percent_encode(jobs.front()->slug.in(locale)),
                                        jobs.front()->id.text()));
        for (const std::string& path : paths) {
            const std::string request = request_json(path, "");
            const auto plan = renderer_.call_and_wait("plan", {request});
            calls.push_back({"plan", {request}});
            if (plan.ok())
                calls.push_back({"render", {request, answers_for(boost::json::parse(*plan), now, locale)}});
        }
    }
    return calls;
}

void Pages::render(std::shared_ptr<Job> job) {
    auto arguments = std::vector{job->request_json};
    renderer_.call("plan", std::move(arguments),
                   [this, job = std::move(job)](const render::RenderResult& plan) { plan_made(job, plan); });
}

void Pages::plan_made(const std::shared_ptr<Job>& job, const render::RenderResult& plan) {
    if (!plan.ok()) return page_made(job, plan.error());
    try {
        job->answers_json = answers_for(boost::json::parse(*plan), job->sources, job->locale);
    } catch (const std::exception& problem) {
        return page_made(job, render::RenderError{render::RenderError::Kind::broken, problem.what()});
    }
    renderer_.call("render", {job->request_json, job->answers_json},
                   [this, job](const render::RenderResult& page) { page_made(job, page); });
}

// The thing that the page is about is not there. The page that says so asks for data of its own.
void Pages::render_missing(const std::shared_ptr<Job>& job, const boost::json::value& missing) {
    job->fallback_status = 404;
    job->answers_json.clear();
    auto arguments = std::vector{job->request_json, answers_for(missing, job->sources, job->locale),
                                 boost::json::serialize(missing.at("missing"))};
    renderer_.call("renderMissing", std::move(arguments),
                   [this, job](const render::RenderResult& page) { page_made(job, page); });
}

void Pages::page_made(const std::shared_ptr<Job>& job, const render::RenderResult& rendered) {
    try {
        if (rendered.ok()) {
            // A line of JSON tells what follows it; the document itself is in none, for it is long.
            const auto facts =
                boost::json::parse(std::string_view(*rendered).substr(0, rendered->find('\n')));
            if (facts.as_object().contains("missing")) return render_missing(job, facts);
            const auto page = read_page(*rendered, facts, *job);
            cache_.put(job->address, job->sources.version(), page);
            return finish(job, page);
        }
        base::log::error("page {} was not rendered ({}): {}", job->address,
                         render::name(rendered.error().kind), rendered.error().message);
    } catch (const std::exception& problem) {
        base::log::error("page {} was not rendered: {}", job->address, problem.what());
    }
    // The browser renders it then, from the data that are here already.
    const Shell& shell = parts_.shells.find(job->locale, "");
    finish(job, shell_page(shell, job->fallback_status, job->answers_json));
}

std::shared_ptr<const RenderedPage> Pages::read_page(std::string_view rendered,
                                                     const boost::json::value& facts, const Job& job) const {
    const int status = job.status_stands ? job.fallback_status : facts.at("status").to_number<int>();
    if (const auto* location = facts.as_object().if_contains("location")) {
        auto page = std::make_shared<RenderedPage>();
        page->status = status;
        page->location = std::string_view(location->as_string());
        page->made_at = clock_.now();
        return page;
    }
    auto page = page_of(status, body_of(std::string(rendered.substr(rendered.find('\n') + 1))), clock_.now());
    page->policy = allow_styles(parts_.content_security_policy, facts.at("styles").as_array());
    return page;
}

void Pages::finish(const std::shared_ptr<Job>& job, const std::shared_ptr<const RenderedPage>& page) {
    std::vector<Visitor> visitors;
    {
        const std::lock_guard lock(mutex_);
        visitors = std::move(waiting_[job->address]);
        waiting_.erase(job->address);
    }
    for (const Visitor& visitor : visitors) visitor.answer(*page, job->locale);
}

std::shared_ptr<const RenderedPage> Pages::shell_page(const Shell& shell, int status,
                                                      std::string_view answers_json) const {
    std::string html = shell.html;
    std::string data = "{\"config\":" + parts_.config_json;
    if (!answers_json.empty()) data.append(",\"answers\":").append(answers_json);
    data += '}';
    replace_mark(
        html, "<!--page-data-->",
        "<script type=\"application/json\" id=\"page-data\">" + escape_for_script(data) + "</script>");
    replace_mark(html, "<!--head-->", "<meta name=\"robots\" content=\"noindex\" data-head=\"\">");
    auto page = page_of(status, body_of(std::move(html)), clock_.now());
    page->policy = shell.policy;
    return page;
}

}  // namespace hoigung::pages
