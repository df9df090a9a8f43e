#include "endpoints/media_endpoint.hpp"

#include "base/outage.hpp"
#include "endpoints/picture_response.hpp"

namespace hoigung::endpoints {

void MediaEndpoint::answer(std::string name, const http::Responder& responder) {
    if (!domain::is_picture_name(name)) return responder.answer(http::Response::error(404, "Not found"));
    const bool taken = workers_.submit([this, name = std::move(name), responder] {
        try {
            auto picture = pictures_.get(name);
            responder.answer(picture ? picture_response(std::move(picture->bytes), picture->content_type)
                                     : http::Response::error(404, "Not found"));
        } catch (const base::Outage&) {
            responder.answer(http::Response::error(503, "Please try again later").with("Retry-After", "5"));
        }
    });
    if (!taken)
        responder.answer(http::Response::error(503, "Too busy, please try again").with("Retry-After", "1"));
}

}  // namespace hoigung::endpoints
