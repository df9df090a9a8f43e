#include "endpoints/content_endpoint.hpp"

#include "base/percent.hpp"
#include "content/page_data.hpp"
#include "endpoints/shared/picture_response.hpp"
#include "http/etag.hpp"
#include "http/media_type.hpp"

namespace hoigung::endpoints {
namespace {

constexpr std::string_view kDatabase = "db-";
constexpr std::string_view kPageData = "page-data/";
constexpr std::string_view kCovers = "covers/";
constexpr std::string_view kIndex = "index.json";
constexpr std::size_t kDatabaseBytes = 64 << 20;
constexpr std::chrono::hours kDatabaseGoodFor{24};

http::Response not_found() {
    return http::Response::error(404, "Not found");
}

// Answers "page-data/en/blogs-list/2/index.json"; the page's path is in the middle.
http::Response page_data(const content::Library& library, const http::Request& request) {
    auto segments = request.target.segments();
    const auto first = segments.begin() + 2;
    if (segments.size() < 3 || segments.back() != kIndex) return not_found();
    std::vector<std::string> path(first, segments.end() - 1);
    domain::Locale locale = domain::Locale::zh_hant;
    if (!path.empty() && path.front() == "en") {
        locale = domain::Locale::en;
        path.erase(path.begin());
    }
    const auto data = content::page_data(library, locale, path, request.target.parameter("q").value_or(""));
    if (!data) return not_found();
    auto response = http::Response::json(200, *data);
    response.etag = http::make_etag(response.body.view());
    return std::move(response).with("Cache-Control", "no-cache");
}

http::Response cover(const content::Library& library, std::string_view name) {
    const std::string* bytes = library.pictures().bytes(name);
    return bytes == nullptr ? not_found() : picture_response(*bytes, http::media_type_of_file(name));
}

}  // namespace

ContentEndpoint::ContentEndpoint(const content::LiveLibrary& live_library, const base::Clock& clock)
    : live_library_(live_library), databases_(kDatabaseBytes, kDatabaseGoodFor, clock) {}

// A database's name changes with its content, so it may be cached forever.
http::Response ContentEndpoint::database(const content::Library& library, std::string_view name) {
    for (const domain::Locale locale : domain::kLocales) {
        const std::string& address = library.database_address(locale);
        if (address.substr(address.rfind('/') + 1) != name) continue;
        auto body = databases_.find(name, library.generation());
        if (body == nullptr) {
            body = std::make_shared<const http::SharedBody>(library.database(locale));
            databases_.put(std::string(name), library.generation(), body, 2 * body->text().size());
        }
        auto response = http::Response::json(200, body);
        response.etag = http::make_etag(body->text());
        return std::move(response).with("Cache-Control", kForEver);
    }
    return not_found();
}

void ContentEndpoint::answer(std::string_view path, const http::Request& request,
                             const http::Responder& responder) {
    const auto library = live_library_.library();
    // The content host may differ from the site's, and all content is public.
    const auto answer = [&](http::Response response) {
        responder.answer(std::move(response).with("Access-Control-Allow-Origin", "*"));
    };
    if (path.starts_with(kPageData)) return answer(page_data(*library, request));
    if (path.starts_with(kCovers))
        return answer(cover(*library, base::percent_decode(path.substr(kCovers.size()))));
    answer(path.starts_with(kDatabase) ? database(*library, path) : not_found());
}

}  // namespace hoigung::endpoints
