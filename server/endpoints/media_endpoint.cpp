#include "endpoints/media_endpoint.hpp"

#include "endpoints/shared/picture_response.hpp"
#include "endpoints/shared/unavailable.hpp"

namespace hoigung::endpoints {

void MediaEndpoint::answer(std::string name, const http::Responder& responder) {
    if (!domain::is_picture_name(name)) return responder.answer(http::Response::error(404, "Not found"));
    const bool taken = queue_.submit([this, name = std::move(name), responder] {
        try {
            responder.answer(find(name));
        } catch (const base::Outage& outage) {
            responder.answer(unavailable(domain::Locale::en, outage));
        }
    });
    if (!taken) responder.answer(too_busy(domain::Locale::en));
}

http::Response MediaEndpoint::find(const std::string& name) {
    if (auto picture = pictures_.get(name))
        return picture_response(std::move(picture->bytes), picture->content_type);
    if (auto picture = pictures_.get_of_person(name))
        return picture_response(std::move(picture->bytes), picture->content_type, kWhileItIsThere);
    return http::Response::error(404, "Not found");
}

}  // namespace hoigung::endpoints
