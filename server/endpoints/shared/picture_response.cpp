#include "endpoints/shared/picture_response.hpp"

#include "http/etag.hpp"

namespace hoigung::endpoints {

http::Response picture_response(std::string bytes, std::string_view content_type,
                                std::string_view cache_control) {
    http::Response response;
    response.etag = http::make_etag(bytes);
    response.body = std::move(bytes);
    response.headers.add("Content-Type", content_type);
    response.headers.add("Cache-Control", cache_control);
    response.headers.add("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    // The content host may differ from the site's, and other sites may show logos and covers.
    response.headers.add("Cross-Origin-Resource-Policy", "cross-origin");
    return response;
}

}  // namespace hoigung::endpoints
