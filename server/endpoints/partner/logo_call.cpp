#include "domain/partner/put_logo.hpp"
#include "endpoints/media_address.hpp"
#include "endpoints/partner/partner_json.hpp"
#include "endpoints/rest/upload_call.hpp"
#include "endpoints/service_context.hpp"

namespace hoigung::endpoints {
namespace {

// The body, and no more of it than tells that it is too large. Nothing when the client broke off.
std::optional<std::string> read_picture(const http::Request& request) {
    if (request.stream == nullptr) return request.body;
    std::string file;
    while (file.size() <= domain::kLargestUpload) {
        const http::BodyChunk chunk = request.stream->read();
        if (chunk.state == http::BodyChunk::State::broken) return std::nullopt;
        if (chunk.state == http::BodyChunk::State::end) break;
        file += chunk.bytes;
    }
    return file;
}

}  // namespace

http::Response put_logo(const PartnerCall& call) {
    const PartnerService& service = call.service;
    const auto id = domain::CompanyId::parse(call.ids.front());
    if (!id || !call.key.speaks_for(*id)) return call.refuse(domain::Refusal::CompanyNotFound);
    const auto file = read_picture(call.request);
    if (!file) return http::Response::error(400, "The picture broke off");
    const auto company = domain::put_logo(call.key, *id, *file, service.press, service.pictures,
                                          service.catalogue, service.random, service.clock.now());
    if (!company.ok()) {
        if (const auto* refusal = std::get_if<domain::Refusal>(&company.error()))
            return call.refuse(*refusal);
        return picture_refused(std::get<domain::PictureFault>(company.error()),
                               preferred_locale(call.request.header("Accept-Language")));
    }
    service.changed();
    const domain::CompanyProfile& profile = company->profile;
    std::string data;
    base::JsonWriter(data)
        .begin_object()
        .member("_id", call.ids.front())
        .member("company_logo", media_address(service.content_root, profile.logo))
        .member("company_logo_medium", media_address(service.content_root, profile.logo_medium))
        .member("company_logo_thumbnail", media_address(service.content_root, profile.logo_thumbnail))
        .end_object();
    return data_answer(data);
}

}  // namespace hoigung::endpoints
