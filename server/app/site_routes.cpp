#include "app/site_routes.hpp"

#include "app/service_roots.hpp"

namespace hoigung::app {
namespace {

constexpr std::string_view kEvents = "/api/events";
constexpr std::string_view kErrors = "/api/errors";
constexpr std::string_view kApi = "/api/";
constexpr std::string_view kOutbox = "/hk/dev/outbox/";
constexpr std::string_view kMedia = "/content/media/";
constexpr std::string_view kContent = "/content/";
constexpr std::string_view kSite = "/hk";
constexpr std::string_view kPortalPages = "/portal";

// The built files are `assets/...`, served below /hk, and files that belong at the root.
std::optional<http::Response> static_file(const http::StaticFiles& files, std::string_view path) {
    constexpr std::string_view kAssets = "/hk/assets/";
    if (path.starts_with(kAssets)) return files.find(path.substr(kSite.size()));
    return path.find('/', 1) == std::string_view::npos ? files.find(path) : std::nullopt;
}

// `call` is the rest of the path after the service's root: "/graphql".
void answer_seeker(const SiteHandlers& parts, std::string_view call, const http::Request& request,
                   const endpoints::Identified& who, const http::Responder& responder) {
    if (call == "/graphql") {
        parts.opened_jobs.look_at(request);
        return parts.graphql.answer(request, who, responder);
    }
    if (call == "/upload") return parts.upload.answer(request, who, responder);
    if (call == "/export") return parts.exports.answer(request, who, responder);
    if (!call.empty() && parts.candidacies.answer(call.substr(1), request, who, responder)) return;
    if (call.empty() || !parts.identity_calls.answer(call.substr(1), request, who, responder))
        responder.answer(http::Response::error(404, "Not found"));
}

}  // namespace

http::Handler site_handler(SiteHandlers parts) {
    return [parts](http::Request request, const http::Responder& responder) {
        const std::string_view path = request.target.path();
        const auto seeker = below(parts.settings.seeker_root, path);
        const auto ads = below(parts.settings.ad_root, path);
        const auto partners = below(parts.settings.partner_root, path);
        const auto portal = below(parts.settings.portal_root, path);
        const bool is_call = seeker || ads || partners || portal || path.starts_with(kApi);
        if (parts.settings.maintenance && is_call)
            return responder.answer(
                http::Response::error(503, "Under maintenance").with("Retry-After", "3600"));
        // Everything but the calls is read-only.
        const bool is_read = request.method == http::Method::get || request.method == http::Method::head;
        if (!is_read && !is_call)
            return responder.answer(
                http::Response::error(405, "Method not allowed").with("Allow", "GET, HEAD"));
        if (seeker) {
            return endpoints::identify(
                parts.identity, std::move(request),
                [parts, call = std::string(*seeker), responder](const http::Request& its_request,
                                                                const endpoints::Identified& who) {
                    answer_seeker(parts, call, its_request, who, responder);
                });
        }
        if (path.starts_with(kMedia))
            return parts.media.answer(std::string(path.substr(kMedia.size())), responder);
        if (path.starts_with(kContent))
            return parts.content.answer(path.substr(kContent.size()), request, responder);
        if (ads) return parts.ads.answer(*ads, request, responder);
        if (partners && !partners->empty()) {
            const std::string call(partners->substr(1));
            return parts.partners.answer(call, std::move(request), responder);
        }
        if (portal) {
            const std::string call(*portal);
            return parts.portal.answer_call(call, std::move(request), responder);
        }
        if (path == kEvents) return parts.collector.answer_events(request, responder);
        if (path == kErrors) return parts.collector.answer_errors(request, responder);
        if (is_call) return responder.answer(http::Response::error(404, "Not found"));
        if (parts.outbox != nullptr && path == kOutbox && request.client.is_loopback())
            return parts.outbox->answer(responder);
        if (below(kPortalPages, path)) return responder.answer(parts.portal.pages().answer(path));
        if (auto file = parts.made_files.find(path)) return responder.answer(std::move(*file));
        if (parts.crawlers.answer(request, responder)) return;
        if (auto file = static_file(parts.files, path)) return responder.answer(std::move(*file));
        parts.pages.answer(request, responder);
    };
}

}  // namespace hoigung::app
