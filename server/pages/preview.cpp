#include <boost/json.hpp>

#include "base/log.hpp"
#include "pages/addresses.hpp"
#include "pages/bare_document.hpp"
#include "pages/pages.hpp"
#include "pages/robots.hpp"
#include "pages/style_policy.hpp"

// Previews of jobs that are not on the site.
namespace hoigung::pages {
namespace {

// A list with only this job.
domain::JobList list_of(const domain::Job& job) {
    domain::JobList list;
    list.id = *domain::JobListId::parse(job.id.text());
    list.name = {"在職位清單中", "In a list of jobs"};
    list.job_ids.push_back(job.id);
    return list;
}

}  // namespace

struct Pages::Preview {
    std::string site;
    std::string path;
    domain::Locale locale = domain::Locale::zh_hant;
    Sources sources;
    http::Responder responder;
};

void Pages::answer_preview(domain::JobPreview wanted, const http::Request& request,
                           const http::Responder& responder) {
    const domain::JobList list = list_of(wanted.job);
    auto preview = std::make_shared<Preview>(
        Preview{parts_.site_of(request),
                wanted.is_card ? list_address(list, wanted.locale) : job_address(wanted.job, wanted.locale),
                wanted.locale, sources(), responder});
    // The site's catalogue, with this job added.
    const auto& now = *preview->sources.snapshot;
    domain::CatalogueRows rows;
    rows.version = now.catalogue.version();
    rows.companies.push_back(std::move(wanted.company));
    rows.jobs.push_back(std::move(wanted.job));
    rows.lists.push_back(list);
    auto snapshot = std::make_shared<domain::CatalogueSnapshot>(now);
    snapshot->catalogue = now.catalogue.with(std::move(rows));
    preview->sources.snapshot = std::move(snapshot);
    renderer_->call("plan", {request_json(preview->site, preview->path, "")},
                    [this, preview](const render::RenderResult& plan) { render_preview(preview, plan); });
}

void Pages::render_preview(const std::shared_ptr<const Preview>& preview, const render::RenderResult& plan) {
    const auto unavailable = [](const Preview& failed, std::string_view why) {
        base::log::error("the preview {} was not rendered: {}", failed.path, why);
        failed.responder.answer(http::Response::error(503, "Not available").with("Retry-After", "1"));
    };
    if (!plan.ok()) return unavailable(*preview, plan.error().message);
    std::string answers;
    try {
        answers = answers_for(Plan::read(boost::json::parse(*plan)), preview->sources, preview->locale).json;
    } catch (const std::exception& problem) {
        return unavailable(*preview, problem.what());
    }
    const auto done = [this, preview, unavailable](const render::RenderResult& rendered) {
        if (!rendered.ok()) return unavailable(*preview, rendered.error().message);
        try {
            const std::string_view text(*rendered);
            const auto facts = boost::json::parse(text.substr(0, text.find('\n')));
            const auto* styles = facts.as_object().if_contains("styles");
            if (styles == nullptr) return unavailable(*preview, "it has no page");
            const auto policy =
                framed_policy(allow_styles(parts_.content_security_policy, styles->as_array()));
            preview->responder.answer(
                http::Response::html(200, bare_document(text.substr(text.find('\n') + 1)))
                    .with("Content-Security-Policy", policy)
                    .with("X-Frame-Options", "SAMEORIGIN")
                    .with("X-Robots-Tag", "noindex")
                    .with("Cache-Control", "no-store"));
        } catch (const std::exception& problem) {
            unavailable(*preview, problem.what());
        }
    };
    renderer_->call("render", {request_json(preview->site, preview->path, ""), std::move(answers)}, done);
}

std::function<void()> Pages::counts_opening(const Route& route, const http::Request& request) const {
    if (route.name != "job" || request.method != http::Method::get || !parts_.opened) return {};
    if (!is_person(request)) return {};
    const auto segments = request.target.segments();
    const std::size_t last = segments.size() - (segments.back().empty() ? 2 : 1);
    const auto id = domain::JobId::parse(segments[last]);
    const auto snapshot = live_catalogue_.snapshot();
    if (!id || snapshot->catalogue.job(*id) == nullptr) return {};
    return [this, job = *id] { parts_.opened(job); };
}

}  // namespace hoigung::pages
