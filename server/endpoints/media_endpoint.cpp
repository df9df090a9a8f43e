#include "endpoints/media_endpoint.hpp"

#include "base/outage.hpp"
#include "http/etag.hpp"

namespace hoigung::endpoints {
namespace {

http::Response response_of(domain::Picture picture) {
    http::Response response;
    response.etag = http::make_etag(picture.bytes);
    response.body = std::move(picture.bytes);
    response.headers.add("Content-Type", picture.content_type);
    response.headers.add("Cache-Control", "public, max-age=31536000, immutable");
    // A picture opened by itself runs nothing, even if it is an SVG.
    response.headers.add("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return response;
}

}  // namespace

void MediaEndpoint::answer(std::string name, const http::Responder& responder) {
    if (!domain::is_picture_name(name)) return responder.answer(http::Response::error(404, "Not found"));
    const bool taken = workers_.submit([this, name = std::move(name), responder] {
        try {
            auto picture = pictures_.get(name);
            responder.answer(picture ? response_of(std::move(*picture))
                                     : http::Response::error(404, "Not found"));
        } catch (const base::Outage&) {
            responder.answer(http::Response::error(503, "Please try again later").with("Retry-After", "5"));
        }
    });
    if (!taken)
        responder.answer(http::Response::error(503, "Too busy, please try again").with("Retry-After", "1"));
}

}  // namespace hoigung::endpoints
