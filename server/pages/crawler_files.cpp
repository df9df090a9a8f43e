#include "pages/crawler_files.hpp"

#include <fmt/format.h>

#include "content/rss.hpp"
#include "http/etag.hpp"
#include "pages/sitemap.hpp"
#include "pages/sources.hpp"

namespace hoigung::pages {
namespace {

constexpr std::size_t kCacheBytes = 16 << 20;
constexpr std::chrono::hours kGoodFor{1};
constexpr std::string_view kForAnHour = "public, max-age=3600";
constexpr std::string_view kIndex = "/sitemap.xml";
constexpr std::string_view kPart = "/sitemap-";
constexpr std::string_view kXml = ".xml";

http::Response xml(http::Body body, std::string etag, std::string_view type) {
    http::Response response;
    response.body = std::move(body);
    response.etag = std::move(etag);
    response.headers.add("Content-Type", type);
    response.headers.add("Cache-Control", kForAnHour);
    return response;
}

std::string robots(std::string_view site, bool indexed) {
    const std::string_view closed = indexed ? "/api/" : "/";
    return fmt::format("User-agent: *\nDisallow: {}\n\nSitemap: {}/sitemap.xml\n", closed, site);
}

}  // namespace

CrawlerFiles::CrawlerFiles(Parts parts, base::WorkQueue& queue, const base::Clock& clock)
    : parts_(std::move(parts)), queue_(queue), cache_(kCacheBytes, kGoodFor, clock) {}

bool CrawlerFiles::answer(const http::Request& request, const http::Responder& responder) {
    std::string_view path = request.target.path();
    if (path == "/robots.txt") {
        responder.answer(http::Response::text(200, robots(parts_.site_of(request), parts_.indexed))
                             .with("Cache-Control", kForAnHour));
        return true;
    }
    if (path == kIndex) {
        answer_sitemap("", request, responder);
        return true;
    }
    if (path.starts_with(kPart) && path.ends_with(kXml)) {
        path.remove_prefix(kPart.size());
        path.remove_suffix(kXml.size());
        answer_sitemap(std::string(path), request, responder);
        return true;
    }
    if (const auto feed = content::feed_at(path)) {
        std::string text = content::rss(*parts_.live_library.library(), *feed, parts_.site_of(request),
                                        parts_.site_name.in(feed->locale));
        std::string etag = http::make_etag(text);
        responder.answer(xml(std::move(text), std::move(etag), "application/rss+xml; charset=utf-8"));
        return true;
    }
    return false;
}

// Writing and compressing a part of a large catalogue is too slow for a network thread.
void CrawlerFiles::answer_sitemap(std::string name, const http::Request& request,
                                  const http::Responder& responder) {
    const bool taken =
        queue_.submit([this, name = std::move(name), site = parts_.site_of(request), responder] {
            const auto file =
                sitemap_file(name, site, {parts_.live_catalogue.snapshot(), parts_.live_library.library()});
            responder.answer(file == nullptr ? http::Response::error(404, "Not found")
                                             : xml(file->body, file->etag, "application/xml; charset=utf-8"));
        });
    if (!taken)
        responder.answer(http::Response::error(503, "Too busy, please try again").with("Retry-After", "1"));
}

std::shared_ptr<const CrawlerFiles::File> CrawlerFiles::sitemap_file(const std::string& name,
                                                                     const std::string& site,
                                                                     const Sources& sources) {
    const std::string key = fmt::format("{} {}", site, name);
    if (auto kept = cache_.find(key, sources.version().number())) return kept;
    // Looking for a part takes as long as making it; the index is faster.
    if (!name.empty() && !Sitemap::names_part(sitemap_file("", site, sources)->body->text(), name))
        return nullptr;
    const Sitemap sitemap(sources.snapshot->catalogue, parts_.lists, *sources.library, site);
    auto text = name.empty() ? std::optional(sitemap.index()) : sitemap.part(name);
    if (!text) return nullptr;
    auto file = std::make_shared<File>();
    file->etag = http::make_etag(*text);
    const std::size_t weight = 2 * text->size();
    auto body = std::make_shared<http::SharedBody>(std::move(*text));
    for (const auto encoding : {http::Encoding::gzip, http::Encoding::brotli})
        static_cast<void>(body->encoded(encoding));
    file->body = std::move(body);
    cache_.put(key, sources.version().number(), file, weight);
    return file;
}

}  // namespace hoigung::pages
