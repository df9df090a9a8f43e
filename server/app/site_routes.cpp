#include "app/site_routes.hpp"

namespace hoigung::app {
namespace {

constexpr std::string_view kGraphql = "/api/seeker/graphql";
constexpr std::string_view kUpload = "/api/seeker/upload";
constexpr std::string_view kExport = "/api/seeker/export";
constexpr std::string_view kSeekerCalls = "/api/seeker/";
constexpr std::string_view kAds = "/api/ad";
constexpr std::string_view kPartners = "/api/partner/";
constexpr std::string_view kEvents = "/api/events";
constexpr std::string_view kErrors = "/api/errors";
constexpr std::string_view kApi = "/api/";
constexpr std::string_view kOutbox = "/hk/dev/outbox/";
constexpr std::string_view kMedia = "/content/media/";
constexpr std::string_view kContent = "/content/";
constexpr std::string_view kSite = "/hk";

// The built files hold `assets/...`, served below /hk, and what belongs at the root.
std::optional<http::Response> static_file(const http::StaticFiles& files, std::string_view path) {
    constexpr std::string_view kAssets = "/hk/assets/";
    if (path.starts_with(kAssets)) return files.find(path.substr(kSite.size()));
    return path.find('/', 1) == std::string_view::npos ? files.find(path) : std::nullopt;
}

}  // namespace

http::Handler site_handler(SiteParts parts) {
    return [parts](http::Request request, const http::Responder& responder) {
        const std::string_view path = request.target.path();
        if (parts.maintenance && path.starts_with(kApi))
            return responder.answer(
                http::Response::error(503, "Under maintenance").with("Retry-After", "3600"));
        // All but the calls is there to be read.
        const bool is_read = request.method == http::Method::get || request.method == http::Method::head;
        if (!is_read && !path.starts_with(kApi))
            return responder.answer(
                http::Response::error(405, "Method not allowed").with("Allow", "GET, HEAD"));
        if (path == kGraphql) return parts.graphql.answer(request, responder);
        if (path == kUpload) return parts.upload.answer(request, responder);
        if (path == kExport) return parts.exports.answer(request, responder);
        if (path.starts_with(kMedia))
            return parts.media.answer(std::string(path.substr(kMedia.size())), responder);
        if (path.starts_with(kContent))
            return parts.content.answer(path.substr(kContent.size()), request, responder);
        if (path.starts_with(kSeekerCalls) &&
            parts.identity.answer(path.substr(kSeekerCalls.size()), request, responder))
            return;
        if (path == kAds || path.starts_with("/api/ad/"))
            return parts.ads.answer(path.substr(kAds.size()), request, responder);
        if (path.starts_with(kPartners)) {
            const std::string call(path.substr(kPartners.size()));
            return parts.partners.answer(call, std::move(request), responder);
        }
        if (path == kEvents) return parts.collector.answer_events(request, responder);
        if (path == kErrors) return parts.collector.answer_errors(request, responder);
        if (path.starts_with(kApi)) return responder.answer(http::Response::error(404, "Not found"));
        if (parts.outbox != nullptr && path == kOutbox && request.client.is_loopback())
            return parts.outbox->answer(responder);
        if (auto code = parts.qr_code.find(path)) return responder.answer(std::move(*code));
        if (parts.crawlers.answer(path, responder)) return;
        if (auto file = static_file(parts.files, path)) return responder.answer(std::move(*file));
        parts.pages.answer(request, responder);
    };
}

}  // namespace hoigung::app
